/** The stylesheets of the games, `<key>.css` each. A table loads them after its own styles, which they change. */

import.meta.glob("./*.css", { eager: true });
