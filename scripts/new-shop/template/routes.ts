/** The addresses of the shop's own pages. There are none yet. */
export const routes = {}
