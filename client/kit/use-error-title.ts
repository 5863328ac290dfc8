import { useEffect } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

/** Begins the document's title with "Error:", or not. A screen reader reads the title first. */
export function setErrorTitle(intl: IntlShape, isError: boolean) {
  const mark = intl.formatMessage({ id: 'title.withProblem' }, { title: '' })
  const title = document.title.replace(mark, '')
  document.title = isError ? mark + title : title
}

/** Begins the document's title with "Error:" while `isError`. `PageHead` does it for a document about a rejected form. */
export function useErrorTitle(isError: boolean) {
  const intl = useIntl()
  useEffect(() => {
    if (!isError) return
    setErrorTitle(intl, true)
    return () => setErrorTitle(intl, false)
  }, [intl, isError])
}
