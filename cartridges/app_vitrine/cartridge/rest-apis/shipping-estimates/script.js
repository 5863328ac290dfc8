'use strict'

var Money = require('dw/value/Money')
var ShippingMgr = require('dw/order/ShippingMgr')
var Site = require('dw/system/Site')
var StoreMgr = require('dw/catalog/StoreMgr')
var answer = require('~/cartridge/scripts/answer')
var input = require('~/cartridge/scripts/input')

var USUAL_HOURS = 24

/** How many business days each shipping method takes, the cheapest first, and when a store has an order ready. */
function getShippingEstimates() {
  var storeId = input.text('c_storeId')
  var store = storeId === '' ? null : StoreMgr.getStore(storeId)
  if (storeId !== '' && !store) return answer.invalid('c_storeId')
  var site = Site.current.preferences.custom
  if (!site.shippingCutOff || !site.shippingTimeZone) {
    var detail = 'The site has no cut-off time and time zone of its warehouse.'
    return answer.problem(404, 'shipping-estimates-not-found', 'Not Found', detail)
  }
  answer.success({
    cutOff: site.shippingCutOff,
    timeZone: site.shippingTimeZone,
    data: estimates(),
    pickup: store ? pickupAt(store, site.pickupReadyWithinHours) : undefined
  })
}

function estimates() {
  return ShippingMgr.allShippingMethods
    .toArray()
    .filter(function (method) {
      var custom = method.custom
      return (
        custom.storePickupEnabled !== true &&
        typeof custom.minBusinessDays === 'number' &&
        typeof custom.maxBusinessDays === 'number'
      )
    })
    .sort(function (method, other) {
      return costOf(method) - costOf(other)
    })
    .map(function (method) {
      return {
        methodId: method.ID,
        name: method.displayName,
        minBusinessDays: method.custom.minBusinessDays,
        maxBusinessDays: method.custom.maxBusinessDays
      }
    })
}

/**
 * What the method costs for the smallest order. Methods without a price come last.
 * @param {dw.ShippingMethod} method
 */
function costOf(method) {
  var cost = ShippingMgr.getShippingCost(method, new Money(0, session.currency.currencyCode))
  return cost.available ? cost.value : Number.MAX_VALUE
}

/**
 * Undefined if nothing can be picked up there, or if its time zone is unknown.
 * @param {dw.Store} store
 * @param {unknown} hours
 */
function pickupAt(store, hours) {
  var custom = store.custom
  if (custom.bopis === false || custom.turnBopisStoreOff === true) return undefined
  if (typeof custom.timeZone !== 'string') return undefined
  return {
    storeId: store.ID,
    storeName: store.name,
    timeZone: custom.timeZone,
    readyWithinHours: typeof hours === 'number' ? hours : USUAL_HOURS
  }
}

getShippingEstimates.public = true

exports.getShippingEstimates = getShippingEstimates
