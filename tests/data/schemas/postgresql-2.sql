CREATE TABLE public.events (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    body bytea NOT NULL,
    CONSTRAINT events_number_check CHECK ((number > 0))
);
CREATE TABLE public.guests (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL
);
CREATE TABLE public.schema_version (
    version integer NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL COLLATE pg_catalog."C",
    value bytea NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL,
    players integer NOT NULL,
    free integer NOT NULL,
    status text NOT NULL,
    open boolean NOT NULL,
    host text NOT NULL COLLATE pg_catalog."C",
    names text NOT NULL,
    options text NOT NULL,
    created double precision NOT NULL,
    updated double precision NOT NULL
);
INSERT INTO public.events VALUES ('first', 1, '\x00ff27220a');
INSERT INTO public.events VALUES ('first', 2, '\x');
INSERT INTO public.events VALUES ('second', 1, '\x7b2274223a226f70656e6564222c226e616d65223a22c5bd6f666965227d');
INSERT INTO public.guests VALUES ('anna', 'Anna');
INSERT INTO public.guests VALUES ('zsofi', 'Zsófi; '' " \ 🂡');
INSERT INTO public.schema_version VALUES (2);
INSERT INTO public.secrets VALUES ('cookies', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO public.tables VALUES ('first', 'njet', 4, 2, 'waiting', true, 'anna', '["Anna","Žofie “the 2nd”"]', '{"start":"lot"}', 1700000000.123456, 1700000001.5);
INSERT INTO public.tables VALUES ('second', 'njet', 4, 0, 'over', false, 'anna', '[]', '{}', 1700000000.123456, 1700000001.5);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX tables_in_play ON public.tables USING btree (updated DESC, id) WHERE (open AND (status = 'playing'::text));
CREATE INDEX tables_to_join ON public.tables USING btree (updated DESC, id) WHERE (open AND (status = 'waiting'::text) AND (free > 0));
CREATE INDEX tables_unfinished ON public.tables USING btree (host, updated) WHERE (status = ANY (ARRAY['waiting'::text, 'playing'::text]));
