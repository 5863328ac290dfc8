/** The GraphQL operation that asks for the `SessionView` of the visitor. */
export const SESSION_DOCUMENT =
  'mutation Session($action: SessionAction!) { onsession(action: $action) { action customerType isSignedOut firstName bagCount store { storeId storeName storeIsPreferred } agent { agentId loginId endsInSeconds } geolocation { countryCode foreignCountry regionCode } isNativeApp experiments { name isOn } } }'

/** The SHA-256 of the operation, by which documents ask. */
export const SESSION_OPERATION = '6b82a5750869ed614c59964b6792d4500e57039bba6f38c3d8525b4f24dc20b7'
