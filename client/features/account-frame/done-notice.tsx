import { FormattedMessage } from 'react-intl'

import { Notice } from '../../ui/form.tsx'

interface DoneNoticeProps {
  /** What the form before this page has done, as the address says. */
  done: string | null
  texts: Record<string, FormatjsIntl.Message['ids']>
}

/** Says what was done. Nothing for what the page does not know. */
export function DoneNotice({ done, texts }: DoneNoticeProps) {
  const text = done !== null && Object.hasOwn(texts, done) ? texts[done] : undefined
  if (!text) return null
  return (
    <Notice role="status">
      <p>
        <FormattedMessage tagName="span" id={text} />
      </p>
    </Notice>
  )
}
