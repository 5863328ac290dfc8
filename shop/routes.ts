import { publicPage, route } from '#shared/http/define-route.ts'

/** The addresses of the shop's own pages. */
export const routes = {
  ginghamGenius: route('/gingham-genius', publicPage),
}
