import { FormattedMessage } from 'react-intl'

import { labelOf, messageByCode, type FieldName } from './field-messages.ts'
import { useForm } from './form-context.ts'

/** The props that connect a control to its label, hint and error. */
export function useFieldProps(name: FieldName, hasHint = false) {
  const { problems } = useForm()
  const describedBy = [hasHint && hintId(name), problems[name] && problemId(name)].filter(Boolean)
  return {
    id: name,
    name,
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  }
}

export const hintId = (name: FieldName) => `${name}-hint`
const problemId = (name: FieldName) => `${name}-problem`

export function FieldLabel({ name, optional = false }: { name: FieldName; optional?: boolean }) {
  const { country } = useForm()
  const id = labelOf(name, country)
  return (
    <label htmlFor={name}>
      <FormattedMessage tagName="span" id={id} />
      {optional ? (
        <span className="optional">
          {' '}
          <FormattedMessage id="field.optional" />
        </span>
      ) : (
        <span className="mark" aria-hidden="true">
          {'*'}
        </span>
      )}
    </label>
  )
}

export function FieldProblem({ name }: { name: FieldName }) {
  const { problems } = useForm()
  const code = problems[name]
  return (
    code && (
      <p id={problemId(name)} className="error">
        <FormattedMessage tagName="span" id={messageByCode[code]} />
      </p>
    )
  )
}
