import type { Context } from 'hono'

import { FROM_FIELD } from '#shared/http/form-fields.ts'
import type { ProblemType } from '#shared/http/problem.ts'
import { routes, type Route } from '#shared/routes.ts'

import type { Action } from './http/action-form.ts'
import type { FormValues } from './http/form-values.ts'
import type { AppEnv } from './config/env.ts'
import { openReads } from './load-shop.ts'
import { resolveTarget } from './seo/mapped-target.ts'
import { targetOf, type PageTarget } from './render/page-target.ts'

/** The policies of pages with the shop's own header and footer. */
const HAS_SHELL = new Set<Route['policy']>(['shop', 'account'])

interface Submission {
  action: Action
  values: FormValues
  /** Why the form was rejected; null after a success. */
  problem: ProblemType | null
}

/** The page that shows a submitted form again: the page it came from, or where its problem can be fixed. */
export async function formPage(c: Context<AppEnv>, { action, values, problem }: Submission) {
  const { fallbackPage, pageByProblem = {}, pageOf, search = '' } = action
  const fixPage = problem && pageByProblem[problem]
  if (fixPage) return targetOf(routes[fixPage].path, '')
  const from = await pageNamed(c, action, values[FROM_FIELD])
  const own = from ?? (pageOf ? pageAt(pageOf(values)) : null)
  return own ?? targetOf(routes[fallbackPage].path, search)
}

function pageAt(address: string) {
  const [path = '', query = ''] = address.split('?')
  return targetOf(path, query)
}

/** The page that the form names, if the action's form may be on it. */
async function pageNamed(c: Context<AppEnv>, { pages }: Action, from = '') {
  const [path = '', query = ''] = from.split('?')
  if (!/^\/(?![/\\])/.test(path)) return null
  const target = targetOf(path, query)
  if (target) return isAllowed(target, pages) ? target : null
  return pages === 'shop' ? mappedPage(c, path, query) : null
}

/** The content page or category that a URL mapping shows at this path. */
async function mappedPage(c: Context<AppEnv>, path: string, query: string) {
  const target = await resolveTarget(c, openReads, { path, search: query && `?${query}` }).catch(
    () => null,
  )
  return target && !(target instanceof Response) && target.status === 200 ? target : null
}

function isAllowed({ key }: PageTarget, pages: Action['pages']) {
  if (key === 'notFound' || key === 'agentRefused' || key === 'error') return false
  return pages === 'shop' ? HAS_SHELL.has(routes[key].policy) : pages.includes(key)
}
