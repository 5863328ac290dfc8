/** The form of a product beside its name, which may say it already. */
export const formBeside = (name: string, form: string | null) =>
  form && !plain(name).includes(plain(form)) ? form : null

/** Spaces that do not break are spaces. */
const plain = (text: string) => text.toLowerCase().replace(/\s/g, ' ')
