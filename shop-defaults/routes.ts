/** The addresses of the shop's own pages: none. */
export const routes = {}
