/** The id of the form that adds a product. */
export const addFormId = (productId: string) => `add-${productId}`
