import { Notice } from '../../ui/form.tsx'

interface DeedNoticeProps {
  id: string
  text: string
  /** It is what the document is about: it was sent and refused. */
  isFirst?: boolean
}

/** Why a deed was not done, beside what was to do it. */
export function DeedNotice({ id, text, isFirst = false }: DeedNoticeProps) {
  return (
    <Notice
      id={id}
      tone="problem"
      className="notice"
      tabIndex={isFirst ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- an error that the document is about is read first
      autoFocus={isFirst}
    >
      <p>{text}</p>
    </Notice>
  )
}
