/** As each language of North America writes a number: `1-800-555-0142`, in French `1 800 555-0142`. */
export const phoneText = (phone: string, locale: string) =>
  locale === 'fr-CA' ? phone.replaceAll(/-(?=.*-)/g, '\u00a0') : phone
