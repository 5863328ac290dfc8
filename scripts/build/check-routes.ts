import { relative } from 'node:path'

import { actions } from '../../shared/actions.ts'
import { coreRoutes } from '../../shared/routes.ts'
import { sites } from '../../shared/site/site.ts'
import { routes as shopRoutes } from '#shop/routes.ts'

import { ROOT, shopFile } from '../shop-folder.ts'

interface Address {
  path: string
}

/** First parts of paths that are no pages: of the worker, of built files and of outside services. */
const NO_PAGES = 'api assets pictures proxy reports services static webhooks'.split(' ')

/** @throws if a page of the retailer has the name or an address of something in the core */
export function checkRoutes() {
  const problems = findProblems(Object.entries<Address>(shopRoutes))
  if (problems.length === 0) return
  const file = relative(ROOT, shopFile('routes.ts'))
  throw new Error(`${file} cannot be used:\n${problems.join('\n')}`)
}

const findProblems = (own: readonly [key: string, route: Address][]) =>
  own.flatMap(([key, { path }], index) => {
    if (Object.hasOwn(coreRoutes, key))
      return `"${key}" is the name of a page of the core. Choose another name.`
    const [, first = ''] = path.split('/')
    const reserved = [...NO_PAGES, ...Object.values(sites).map(({ alias }) => alias)]
    if (reserved.includes(first))
      return `"${key}" has the path ${path}, but no page is below /${first}. Choose another path.`
    if (Object.values<Address>(actions).some((action) => action.path === path))
      return `"${key}" has the path ${path}, to which a form of the core is sent. Choose another path.`
    const others = [...Object.entries<Address>(coreRoutes), ...own.slice(0, index)]
    const other = others.find(([, route]) => matchSameAddress(route.path, path))
    return other
      ? `"${key}" has the path ${path}, but ${other[1].path} is the page "${other[0]}". Choose another path.`
      : []
  })

function matchSameAddress(one: string, other: string) {
  const parts = one.split('/')
  const others = other.split('/')
  return (
    parts.length === others.length && parts.every((part, at) => overlap(part, others[at] ?? ''))
  )
}

/** Whether an address may match both parts, such as `activate-:result` and `:page`. */
const overlap = (part: string, other: string) =>
  toPattern(part).test(other) || toPattern(other).test(part)

const toPattern = (part: string) =>
  new RegExp(`^${part.replace(/[.]/g, '\\.').replace(/:\w+/g, '.+')}$`)
