'use strict'

var CustomObjectMgr = require('dw/object/CustomObjectMgr')
var answer = require('~/cartridge/scripts/answer')

/** The sites to which visitors from abroad may be sent. */
function getRedirectData() {
  var found = CustomObjectMgr.queryCustomObjects('ShopRedirect', '', 'custom.position asc')
  /** @type {object[]} */
  var options = []
  while (found.hasNext()) {
    var custom = found.next().custom
    options.push({ countryCode: custom.countryCode, text: custom.text, value: custom.url })
  }
  found.close()
  answer.cacheForAMinute()
  answer.success({ optionsList: options })
}

getRedirectData.public = true

exports.getRedirectData = getRedirectData
