import type { MouseEvent, SubmitEvent } from 'react'
import { useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useAppContext, useShop } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { PlacementFields } from '../kit/forms/placement-fields.tsx'
import { Icon } from '../ui/icon.tsx'
import { SearchForm } from '../ui/search.tsx'

interface SearchFieldProps {
  /** Whether there is a button that clears the field, which needs JavaScript. */
  clearable?: boolean
}

/** A plain GET form, which works without JavaScript. */
export function SearchField({ clearable }: SearchFieldProps) {
  const intl = useIntl()
  const href = useHref()
  const { path, query } = useShop()
  const { placement, site, locale } = useAppContext()

  return (
    <search>
      <SearchForm action={href(routes.search.href({}))} method="get" onSubmit={ignoreEmpty}>
        <PlacementFields fields={placement.formFields({ site, locale })} />
        <input
          type="search"
          name="q"
          // The query of the store locator is a postal code.
          defaultValue={(path === routes.search.path && query.get('q')) || ''}
          aria-label={intl.formatMessage({ id: 'search.label' })}
          placeholder={intl.formatMessage({ id: 'search.placeholder' })}
          autoComplete="off"
        />
        {clearable && (
          <button
            type="button"
            className="clear"
            aria-label={intl.formatMessage({ id: 'search.clear' })}
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="submit" aria-label={intl.formatMessage({ id: 'search.submit' })}>
          <Icon name="search" />
        </button>
      </SearchForm>
    </search>
  )
}

const searchInput = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[type=search]')

/** The field expands instead, if it is not expanded yet. */
function ignoreEmpty(event: SubmitEvent<HTMLFormElement>) {
  const input = searchInput(event.currentTarget)
  if (input?.value.trim()) return
  event.preventDefault()
  input?.focus()
}

/** Suggestions follow when the field gets the focus. */
function clear({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  const input = form && searchInput(form)
  if (!input) return
  input.value = ''
  input.focus()
}
