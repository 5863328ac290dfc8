/** The most pages of one deploy, each with what its document contains. */
export const MAX_PAGES = 200
/** The files of two builds. */
export const MAX_FILES = 400
export const MAX_PICTURES = 400
