'use strict'

var CustomObjectMgr = require('dw/object/CustomObjectMgr')
var answer = require('~/cartridge/scripts/answer')
var contentAssets = require('~/cartridge/scripts/content-assets')
var input = require('~/cartridge/scripts/input')

var MAX_SLOTS = 30

/** The slots that are asked for, with their assets. A slot that shows nothing now is left out. */
function getSlots() {
  var ids = input.namesIn(input.text('c_id'))
  var categoryIds = input.namesIn(input.text('c_categoryId'))
  var previewDate = input.text('c_previewDate')
  var time = previewDate === '' ? Date.now() : new Date(previewDate).getTime()
  if (ids.length === 0 || ids.length > MAX_SLOTS) return answer.invalid('c_id')
  if (isNaN(time)) return answer.invalid('c_previewDate')
  var audience = { time: time, group: input.text('c_customerGroup') }
  /** @type {object[]} */
  var slots = []
  ids.forEach(function (id) {
    var candidates = candidatesFor(id, audience)
    placesIn(categoryIds).forEach(function (categoryId) {
      var slot = candidates.filter(function (candidate) {
        return (candidate.custom.categoryId || '') === categoryId
      })[0]
      if (slot) slots.push(slotOf(slot))
    })
  })
  if (previewDate === '' && audience.group === '') answer.cacheForAMinute()
  answer.list(slots)
}

/**
 * Without categories, slots that belong to none are asked for.
 * @param {string[]} categoryIds
 */
function placesIn(categoryIds) {
  return categoryIds.length === 0 ? [''] : categoryIds
}

/**
 * The objects for a slot that apply to an audience, the most important first.
 * @param {string} slotId
 * @param {{ time: number, group: string }} audience
 */
function candidatesFor(slotId, audience) {
  var found = CustomObjectMgr.queryCustomObjects(
    'ShopSlot',
    'custom.slotId = {0}',
    'custom.priority asc',
    slotId
  )
  /** @type {dw.CustomObject[]} */
  var candidates = []
  while (found.hasNext()) {
    var candidate = found.next()
    if (applies(candidate.custom, audience)) candidates.push(candidate)
  }
  found.close()
  return candidates
}

/**
 * @param {Record<string, unknown>} custom
 * @param {{ time: number, group: string }} audience
 */
function applies(custom, audience) {
  var hasBegun = !(custom.start instanceof Date) || custom.start.getTime() <= audience.time
  var hasEnded = custom.end instanceof Date && custom.end.getTime() <= audience.time
  var isForGroup = !custom.customerGroup || custom.customerGroup === audience.group
  return hasBegun && !hasEnded && isForGroup
}

/** @param {dw.CustomObject} object */
function slotOf(object) {
  var custom = object.custom
  return {
    slot_id: custom.slotId,
    category_id: custom.categoryId || null,
    template: custom.template,
    heading: custom.heading || null,
    callout: custom.callout || null,
    contentAssets: contentAssets.assetsWith(input.namesIn(custom.contentAssets)),
    emailConfig: custom.cookieName
      ? { cookieName: custom.cookieName, cookieDuration: custom.cookieDays || null }
      : null,
    pwaPageSupression: input.namesIn(custom.suppressedPaths)
  }
}

getSlots.public = true

exports.getSlots = getSlots
