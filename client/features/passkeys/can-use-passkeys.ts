/** Whether the browser has passkeys, and may use them here: never for an IP address. */
export function canUsePasskeys() {
  const isAddress = /^[\d.]+$|:|^\[/.test(location.hostname)
  return (
    isSecureContext &&
    !isAddress &&
    'PublicKeyCredential' in globalThis &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}
