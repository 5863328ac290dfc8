/** Marks the element whose text says what a new selection of a list has found. */
export const RESULT_ID = 'result'
