'use strict'

exports.render = require('*/cartridge/scripts/page').render
