import { Notice } from '../../ui/form.tsx'

interface ActionNoticeProps {
  id: string
  text: string
  /** The document shows a rejected form, so the error gets the focus. */
  isFirst?: boolean
}

/** Why an action failed, shown beside its control. */
export function ActionNotice({ id, text, isFirst = false }: ActionNoticeProps) {
  return (
    <Notice
      id={id}
      tone="problem"
      className="notice"
      tabIndex={isFirst ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a document about an error starts with it
      autoFocus={isFirst}
    >
      <p>{text}</p>
    </Notice>
  )
}
