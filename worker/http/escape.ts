const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The text as markup. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found)
