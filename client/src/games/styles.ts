/** The stylesheets of the games, `<key>.css` each. Whoever draws a table asks for them after its own, which they change. */

import.meta.glob("./*.css", { eager: true });
