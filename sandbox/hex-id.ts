/** 26 hexadecimal digits, as baskets and their parts are named. */
export const hexId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(13)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
