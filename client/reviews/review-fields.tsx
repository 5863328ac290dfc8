import { FormattedMessage } from 'react-intl'

import {
  MAX_PHOTO_MB,
  MAX_REVIEW_PHOTOS,
  PHOTO_TYPES,
  PHOTOS_FIELD,
  REVIEW_LIMITS,
} from '#shared/reviews/form.ts'

import { Field, TextArea, TextInput } from '../ui/field.tsx'
import { CheckRow } from '../ui/form.tsx'

const STARS = ['5', '4', '3', '2', '1'] as const

export function RatingField({
  chosen,
  isInvalid,
}: {
  chosen: string | undefined
  isInvalid: boolean
}) {
  return (
    <fieldset
      aria-describedby={isInvalid ? 'review-rating-problem' : undefined}
      data-field="rating"
    >
      <legend>
        <FormattedMessage id="reviews.rating" />
        <Mark />
      </legend>
      <div className="stars">
        {STARS.map((stars) => (
          <label key={stars}>
            <input type="radio" name="rating" value={stars} defaultChecked={chosen === stars} />
            <FormattedMessage tagName="span" id="reviews.stars" values={{ count: Number(stars) }} />
          </label>
        ))}
      </div>
      {isInvalid && (
        <p id="review-rating-problem" className="error">
          <FormattedMessage id="reviews.ratingMissing" />
        </p>
      )}
    </fieldset>
  )
}

const TEXT_FIELDS = {
  title: { label: 'reviews.title', missing: 'reviews.textLong', isRequired: false },
  text: { label: 'reviews.text', missing: 'reviews.textMissing', isRequired: true },
  nickname: { label: 'reviews.nickname', missing: 'reviews.nicknameMissing', isRequired: true },
} as const

interface ReviewFieldProps {
  name: keyof typeof TEXT_FIELDS
  typed: string | undefined
  problem: string | undefined
}

/** A text field of the review form. */
export function ReviewField({ name, typed = '', problem }: ReviewFieldProps) {
  const { label, isRequired } = TEXT_FIELDS[name]
  const id = `review-${name}`
  const message = textProblem(name, problem)
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
        {isRequired && <Mark />}
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

function textProblem(name: keyof typeof TEXT_FIELDS, problem: string | undefined) {
  if (problem === 'special-symbols') return 'reviews.noAddresses'
  return problem === 'too-long' ? 'reviews.textLong' : TEXT_FIELDS[name].missing
}

const PHOTO_MESSAGES: Readonly<Record<string, FormatjsIntl.Message['ids']>> = {
  numbers: 'reviews.photosMany',
  'too-long': 'reviews.photoLarge',
  unreadable: 'field.unreadable',
}
const PHOTO_LIMITS = { most: MAX_REVIEW_PHOTOS, size: MAX_PHOTO_MB }

export function PhotosField({ problem = '' }: { problem: string | undefined }) {
  const message = PHOTO_MESSAGES[problem] ?? 'reviews.photoType'
  return (
    <fieldset data-field="photos">
      <legend>
        <label htmlFor="review-photos">
          <FormattedMessage id="reviews.photos" />
        </label>
      </legend>
      <input
        id="review-photos"
        type="file"
        name={PHOTOS_FIELD}
        accept={PHOTO_TYPES.join(',')}
        multiple
        aria-invalid={problem ? true : undefined}
        aria-describedby={`review-photos-hint${problem ? ' review-photos-problem' : ''}`}
      />
      <p id="review-photos-hint" className="hint">
        <FormattedMessage tagName="span" id="reviews.photosHint" values={PHOTO_LIMITS} />
      </p>
      {problem && (
        <p id="review-photos-problem" className="error">
          <FormattedMessage tagName="span" id={message} values={PHOTO_LIMITS} />
        </p>
      )}
    </fieldset>
  )
}

export function Agreement({ isChecked, isInvalid }: { isChecked: boolean; isInvalid: boolean }) {
  return (
    <div data-field="agrees">
      <CheckRow>
        <input
          id="review-agrees"
          type="checkbox"
          name="agrees"
          value="yes"
          required
          defaultChecked={isChecked}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={isInvalid ? 'review-agrees-problem' : undefined}
        />
        <label htmlFor="review-agrees">
          <FormattedMessage
            tagName="span"
            id="reviews.agree"
            values={{ least: REVIEW_LIMITS.text.least }}
          />
          <Mark />
        </label>
      </CheckRow>
      {isInvalid && (
        <p id="review-agrees-problem" className="error">
          <FormattedMessage id="reviews.agreeMissing" />
        </p>
      )}
    </div>
  )
}

const Mark = () => (
  <span className="mark" aria-hidden="true">
    {'*'}
  </span>
)
