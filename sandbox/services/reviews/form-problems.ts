/** The fields of a form that the service does not accept, by field: the service's own code for each. */
export type FieldErrors = Record<string, FieldErrorCode>

export type FieldErrorCode =
  | 'ERROR_FORM_REQUIRED'
  | 'ERROR_FORM_TOO_LONG'
  | 'ERROR_FORM_TOO_SHORT'
  | 'ERROR_FORM_PATTERN_MISMATCH'
  | 'ERROR_FORM_DUPLICATE'
  | 'ERROR_FORM_UPLOAD_IO'
  | 'ERROR_PARAM_INVALID_PHOTO_TYPE'

/** As the service reports a form that is not accepted: with status 200. */
export const rejectedForm = (fields: FieldErrors) => ({
  HasErrors: true,
  Errors: [],
  FormErrors: {
    FieldErrorsOrder: Object.keys(fields),
    FieldErrors: Object.fromEntries(
      Object.entries(fields).map(([Field, Code]) => [
        Field,
        { Field, Code, Message: `The field ${Field} is not accepted.` },
      ]),
    ),
  },
})

export const acceptedForm = (locale: string) => ({
  HasErrors: false,
  Errors: [],
  FormErrors: {},
  Locale: locale,
})
