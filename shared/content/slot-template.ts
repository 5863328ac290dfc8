/** The template of a slot whose modules are on a page for each product. */
export const IN_PRODUCT_PAGE = 'in-product-page'
