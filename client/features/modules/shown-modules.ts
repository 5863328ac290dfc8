import type { QueryClient } from '@tanstack/react-query'

import type { Slot } from '#shared/content/content.ts'

import { hasExtras } from './has-extras.ts'
import { EXTRAS } from './module-sheets.ts'
import { extrasCode, moduleOf } from './registry.ts'

const SHOWN_MODULES = ['shown-modules']

/** The slot templates of a page that has been loaded. */
export const shownTemplates = (queryClient: QueryClient) =>
  queryClient.getQueryData<readonly string[]>(SHOWN_MODULES) ?? []

/** Loads the code of the modules before the page is rendered. The document's data names their templates. */
export async function loadModuleCode(queryClient: QueryClient, slots: readonly Slot[]) {
  const known = slots.filter(({ template }) => moduleOf(template))
  const templates = new Set([
    ...shownTemplates(queryClient),
    ...known.map(({ template }) => template),
    ...(known.some(({ assets }) => assets.some(hasExtras)) ? [EXTRAS] : []),
  ])
  if (templates.size > 0) queryClient.setQueryData(SHOWN_MODULES, [...templates])
  await loadTemplates([...templates])
}

/** Loads the code of the modules in the document, so that they can be hydrated. */
export const loadShownModules = (queryClient: QueryClient) =>
  loadTemplates(shownTemplates(queryClient))

async function loadTemplates(templates: readonly string[]) {
  const codeOf = (template: string) => (template === EXTRAS ? extrasCode : moduleOf(template))
  await Promise.all(templates.map(async (template) => codeOf(template)?.load()))
}
