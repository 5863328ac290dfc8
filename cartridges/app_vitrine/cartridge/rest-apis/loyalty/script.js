'use strict'

var Site = require('dw/system/Site')
var Transaction = require('dw/system/Transaction')
var answer = require('~/cartridge/scripts/answer')
var input = require('~/cartridge/scripts/input')
var outsideService = require('~/cartridge/scripts/outside-service')

var SERVICE = 'vitrine.loyalty'
var ZIP = /^(\d{5})(-\d{4})?$/
/** Members with these statuses take part. */
var OPEN = ['Active', 'PointsCapped']
var RESULTS = ['success', 'cancelled', 'expired', 'fail']
var MAX_PAGE = 50

/** The profile of the shopper. Answers and returns null for guests. */
function requireProfile() {
  if (customer.registered && customer.profile) return customer.profile
  answer.forbidden('Only customers who are signed in can take part.')
  return null
}

/**
 * The path of a member in the service. Answers and returns null for others.
 * @param {dw.Profile} profile
 */
function requireMember(profile) {
  var loyaltyId = profile.custom.loyaltyID
  if (typeof loyaltyId === 'string' && loyaltyId !== '') {
    return '/members/' + encodeURIComponent(loyaltyId)
  }
  var detail = 'The customer is not a member of the loyalty program.'
  answer.problem(404, 'loyalty-member-not-found', 'Loyalty Member Not Found', detail)
  return null
}

function unavailable() {
  var detail = 'The loyalty program did not answer as expected.'
  answer.problem(503, 'loyalty-unavailable', 'Service Unavailable', detail)
}

/**
 * @param {string} type
 * @param {string} detail
 */
function conflict(type, detail) {
  answer.problem(409, type, 'Conflict', detail)
}

/** Asks the program for the member's offers, and stores them in the profile. */
function updateLoyalty() {
  var profile = requireProfile()
  var member = profile && requireMember(profile)
  if (!profile || !member) return
  var result = outsideService.send(SERVICE, { method: 'POST', path: member + '/offers' })
  if (!result.ok) return unavailable()
  var updatedAt = result.body.updatedAt
  if (typeof updatedAt !== 'string') return answer.success({ status: 'pending' })
  store(profile, {
    filteredOffers: JSON.stringify(result.body.offers || null),
    loyaltyOffersLastUpdated: updatedAt
  })
  answer.success({ status: 'updated', loyaltyOffersLastUpdated: updatedAt })
}

/** Makes the customer a member. Done again, it changes nothing. */
function joinLoyalty() {
  var profile = requireProfile()
  if (!profile) return
  var body = input.body()
  var postalCode = input.textOf(body, 'c_loyaltyPostalCode')
  var site = Site.current.preferences.custom
  if (site.bondLoyaltyEnabled !== true) {
    return conflict('loyalty-program-closed', 'The site has no loyalty program.')
  }
  if (profile.custom.loyaltyID) return answerMember(profile)
  if (body.c_acceptsTerms !== true) return answer.invalid('c_acceptsTerms')
  var zip = ZIP.exec(postalCode)
  if (!zip) return answer.invalid('c_loyaltyPostalCode')
  var excluded = input.listIn(site.excludedLoyaltyPostalCodes)
  if (excluded.indexOf(zip[1]) >= 0 || excluded.indexOf(postalCode) >= 0) {
    return conflict('loyalty-not-eligible', 'There is no program at this postal code.')
  }
  enroll(profile, postalCode)
}

/** @param {dw.Profile} profile */
function answerMember(profile) {
  if (OPEN.indexOf(input.textOf(profile.custom, 'loyaltyMemberStatus')) >= 0) {
    return answer.success({ status: 'known', loyaltyId: profile.custom.loyaltyID })
  }
  conflict('loyalty-membership-ended', 'Only customer care can open the account again.')
}

/**
 * @param {dw.Profile} profile
 * @param {string} postalCode
 */
function enroll(profile, postalCode) {
  var result = outsideService.send(SERVICE, {
    method: 'POST',
    path: '/members',
    body: { customerNo: profile.customerNo, email: profile.email, postalCode: postalCode }
  })
  var loyaltyId = result.body.loyaltyId
  if (!result.ok || typeof loyaltyId !== 'string') return unavailable()
  store(profile, {
    loyaltyID: loyaltyId,
    loyaltyMemberStatus: 'Active',
    loyaltyPostalCode: postalCode,
    loyaltySubscriptionDate: new Date().toISOString().slice(0, 10)
  })
  var status = result.body.isLinked === true ? 'linked' : 'joined'
  answer.success({ status: status, loyaltyId: loyaltyId })
}

/** Activates a reward. An active one stays active. */
function activateOffer() {
  var profile = requireProfile()
  var member = profile && requireMember(profile)
  if (!member) return
  var offerId = input.textOf(input.body(), 'c_offerId')
  if (offerId === '') return answer.invalid('c_offerId')
  var path = member + '/offers/' + encodeURIComponent(offerId) + '/activation'
  var result = outsideService.send(SERVICE, { method: 'POST', path: path })
  if (result.status === 404) return answer.success({ result: 'fail' })
  if (!result.ok) return unavailable()
  var outcome = input.textOf(result.body, 'result')
  answer.success({ result: RESULTS.indexOf(outcome) >= 0 ? outcome : 'fail' })
}

/** A page of the member's points, the latest first. */
function getPoints() {
  var profile = requireProfile()
  var member = profile && requireMember(profile)
  if (!member) return
  var limit = Number(input.text('c_limit') || 10)
  var offset = Number(input.text('c_offset') || 0)
  if (!(limit >= 1 && limit <= MAX_PAGE)) return answer.invalid('c_limit')
  if (!(offset >= 0)) return answer.invalid('c_offset')
  var filters = ['type', 'from', 'to'].map(function (name) {
    return '&' + name + '=' + encodeURIComponent(input.text('c_' + name))
  })
  var path = member + '/points?limit=' + limit + '&offset=' + offset + filters.join('')
  var result = outsideService.send(SERVICE, { method: 'GET', path: path })
  if (!result.ok) return unavailable()
  var body = result.body
  answer.success({
    limit: limit,
    offset: offset,
    total: body.total,
    balance: body.balance,
    data: body.data
  })
}

/**
 * @param {dw.Profile} profile
 * @param {Record<string, unknown>} values
 */
function store(profile, values) {
  Transaction.wrap(function () {
    Object.keys(values).forEach(function (name) {
      profile.custom[name] = values[name]
    })
  })
}

updateLoyalty.public = true
joinLoyalty.public = true
activateOffer.public = true
getPoints.public = true

exports.updateLoyalty = updateLoyalty
exports.joinLoyalty = joinLoyalty
exports.activateOffer = activateOffer
exports.getPoints = getPoints
