'use strict'

/**
 * Vouches for the shopper of a session of this storefront, so that SLAS exchanges the session for tokens. The shop's worker
 * asks for it with the cookie of the session.
 */
function Signature() {
  var profile = customer.authenticated ? customer.profile : null
  response.setContentType('application/json')
  response.setHttpHeader('Cache-Control', 'no-store')
  response.writer.print(
    JSON.stringify({
      login: profile ? profile.credentials.login : 'guest',
      signature: profile
        ? session.generateRegisteredSessionSignature()
        : session.generateGuestSessionSignature()
    })
  )
}
Signature.public = true
exports.Signature = Signature
