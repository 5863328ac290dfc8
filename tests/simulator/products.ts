/** Products of the American site that shoppers of the simulator buy. Few units are left of some. */
export const PRODUCTS = ['JW0801', 'JW0802', 'JW0803', 'JW0804', 'JW0508F', 'JW0413'] as const
