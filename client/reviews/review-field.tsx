import { FormattedMessage } from 'react-intl'

import { REVIEW_LIMITS } from '#shared/reviews/review-rules.ts'

import { Field, TextArea, TextInput } from '../ui/field.tsx'

const FIELDS = {
  title: { label: 'reviews.title', missing: 'reviews.textLong', isRequired: false },
  text: { label: 'reviews.text', missing: 'reviews.textMissing', isRequired: true },
  nickname: { label: 'reviews.nickname', missing: 'reviews.nicknameMissing', isRequired: true },
} as const

interface ReviewFieldProps {
  name: keyof typeof FIELDS
  typed: string | undefined
  problem: string | undefined
}

/** A text of a review. */
export function ReviewField({ name, typed = '', problem }: ReviewFieldProps) {
  const { label, isRequired } = FIELDS[name]
  const id = `review-${name}`
  const message = messageOf(name, problem)
  const input = {
    id,
    name,
    defaultValue: typed,
    required: isRequired,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  } as const
  return (
    <Field data-field={name}>
      <label htmlFor={id}>
        <FormattedMessage tagName="span" id={label} />
        {isRequired && (
          <span className="mark" aria-hidden="true">
            {'*'}
          </span>
        )}
      </label>
      {name === 'text' ? <TextArea {...input} rows={5} /> : <TextInput {...input} type="text" />}
      {problem && (
        <p id={`${id}-problem`} className="error">
          <FormattedMessage tagName="span" id={message} values={REVIEW_LIMITS[name]} />
        </p>
      )}
    </Field>
  )
}

function messageOf(name: keyof typeof FIELDS, problem: string | undefined) {
  if (problem === 'special-symbols') return 'reviews.noAddresses'
  return problem === 'too-long' ? 'reviews.textLong' : FIELDS[name].missing
}
