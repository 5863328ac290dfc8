import { SITES, type Site, type SiteId } from '#shared/site/site.ts'

type SiteVariable<Start extends string> = `${Start}${Uppercase<SiteId>}`

/** The name of a site's variable, such as `SITE_ID_US`. */
export const variableOf = <Start extends string>(start: Start, { id }: Pick<Site, 'id'>) =>
  `${start}${id.toUpperCase()}` as SiteVariable<Start> // as its type says

/** A schema for each site's variable. */
export const forEachSite = <Start extends string, Schema>(
  start: Start,
  schemaOf: (site: Site) => Schema,
) =>
  Object.fromEntries(SITES.map((site) => [variableOf(start, site), schemaOf(site)])) as Record<
    SiteVariable<Start>,
    Schema
  > // of every site
