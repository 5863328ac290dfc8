'use strict'

var Site = require('dw/system/Site')
var answer = require('~/cartridge/scripts/answer')
var input = require('~/cartridge/scripts/input')
var outsideService = require('~/cartridge/scripts/outside-service')

var MAX_EMAIL = 254
var MAX_PLACE = 60
/** Without a plus sign, as the forms of the shop. */
var EMAIL = /^[^\s@+]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

/** Hands an address to the newsletter. One that is known gets the same answer. */
function subscribe() {
  var body = input.body()
  var email = input.textOf(body, 'email')
  if (email.length > MAX_EMAIL || !EMAIL.test(email)) return answer.invalid('email')
  var locale = input.textOf(body, 'locale').replace('-', '_') || request.locale
  var result = outsideService.send('vitrine.newsletter', {
    method: 'POST',
    path: '/subscriptions',
    body: {
      email: email,
      site: Site.current.ID,
      country: input.textOf(body, 'country') || null,
      locale: locale,
      location: input.textOf(body, 'location').slice(0, MAX_PLACE)
    }
  })
  if (!result.ok) {
    var detail = 'The newsletter service did not take the address.'
    return answer.problem(503, 'newsletter-unavailable', 'Service Unavailable', detail)
  }
  answer.success({ status: 'subscribed' })
}

subscribe.public = true

exports.subscribe = subscribe
