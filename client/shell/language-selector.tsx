import { useIntl } from 'react-intl'

import { useAppContext, useShop } from '../kit/app-context.ts'
import { LanguageList } from '../ui/site-header.tsx'

/** Links to this page in the site's other languages; nothing if there is only one. */
export function LanguageSelector() {
  const intl = useIntl()
  const { placement } = useAppContext()
  const { site, locale, path, query } = useShop()
  if (site.supportedLocales.length < 2) return null
  const search = query.size > 0 ? `?${query}` : ''

  return (
    <LanguageList aria-label={intl.formatMessage({ id: 'shell.language' })}>
      {site.supportedLocales.map(({ id, name }) => (
        <li key={id}>
          {id === locale ? (
            <span className="current" aria-current="true">
              {name}
            </span>
          ) : (
            <a href={placement.href({ site, locale: id, path, search })} lang={id} hrefLang={id}>
              {name}
            </a>
          )}
        </li>
      ))}
    </LanguageList>
  )
}
