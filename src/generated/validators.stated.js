// generated from openapi/ by scripts/generate.ts; do not edit, run `npm run generate`
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf, __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: !0 });
}, __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: !0 }) : target,
  mod
)), __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: !0 }), mod);

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

// src/contract/formats.ts
var formats_exports = {};
__export(formats_exports, {
  isUtcInstant: () => isUtcInstant,
  isUuid: () => isUuid,
  readUtcInstant: () => readUtcInstant,
  referenceFormats: () => referenceFormats,
  statedFormats: () => statedFormats
});
function readUtcInstant(text) {
  let [, year, day = "", hour, minute, second = "00", fraction = ""] = extended.exec(text) ?? basic.exec(text) ?? [], date = year === void 0 ? void 0 : dateOf(year, day.replaceAll("-", "").toLowerCase());
  if (date === void 0) return;
  let isLeapSecond = second === "60" && hour === "23" && minute === "59";
  if (!(Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 && !isLeapSecond))
    return { date, time: `${hour}:${minute}:${second}`, fraction };
}
function isUtcInstant(text) {
  return readUtcInstant(text) !== void 0;
}
function dateOf(year, day) {
  if (day.startsWith("w")) return dayOfWeek(year, Number(day.slice(1, 3)), Number(day.slice(3)));
  if (day.length === 3) return dayOfYear(year, Number(day));
  let [month, of_month] = [Number(day.slice(0, 2)), Number(day.slice(2))], is_day = of_month >= 1 && of_month <= (days_of_months[month - 1] ?? 0), is_lacking = month === 2 && of_month === 29 && !isLeap(Number(year));
  return is_day && !is_lacking ? `${year}-${day.slice(0, 2)}-${day.slice(2)}` : void 0;
}
function dayOfYear(year, day) {
  let date = new Date(startOf(year) + (day - 1) * day_ms);
  return date.getUTCFullYear() === Number(year) ? dateIn(date) : void 0;
}
function dayOfWeek(year, week, day) {
  let fourth = startOf(year) + 3 * day_ms, monday = fourth - (new Date(fourth).getUTCDay() + 6) % 7 * day_ms;
  return dateIn(new Date(monday + ((week - 1) * 7 + day - 1) * day_ms));
}
function startOf(year) {
  return (/* @__PURE__ */ new Date(0)).setUTCFullYear(Number(year), 0, 1);
}
function dateIn(date) {
  return date.toISOString().slice(0, -14);
}
function isLeap(year) {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function isUuid(text) {
  return uuid.test(text);
}
var import_formats, uuid, decimal, extended, basic, day_ms, days_of_months, referenceFormats, statedFormats, init_formats = __esm({
  "src/contract/formats.ts"() {
    "use strict";
    import_formats = __toESM(require_formats(), 1), uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i, extended = /^(\d{4})-(\d{2}-\d{2}|\d{3}|w(?:0[1-9]|[1-4]\d|5[0-3])-[1-7])T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:Z|[+-]00(?::?00)?)?$/i, basic = /^(\d{4})(\d{4}|\d{3}|w(?:0[1-9]|[1-4]\d|5[0-3])[1-7])T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(?:Z|[+-]00(?::?00)?)?$/i;
    day_ms = 864e5, days_of_months = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    referenceFormats = { ...import_formats.fullFormats, uuid, decimal }, statedFormats = { uuid, decimal, "date-time": isUtcInstant };
  }
});

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var schemas_0 = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  return validate52.errors = null, !0;
}
validate52.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_1 = validate53;
var schema21 = { $id: "https://model-run-kit.invalid/stated/schemas/AssetFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, org_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, folder_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, name: { $ref: "https://model-run-kit.invalid/stated/schemas/FileName" }, blob_key: { type: ["string", "null"] }, url: { $ref: "https://model-run-kit.invalid/stated/schemas/Url" }, thumbnail_url: { $ref: "https://model-run-kit.invalid/stated/schemas/UrlOrNull" }, mime_type: { $ref: "https://model-run-kit.invalid/stated/schemas/MediaType" }, asset_type: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, source_type: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, source_id: { $ref: "https://model-run-kit.invalid/stated/schemas/StringOrNull" }, size_bytes: { type: ["integer", "null"] }, created_by: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, deleted_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, deleted_by: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, created_by_user: { $ref: "https://model-run-kit.invalid/stated/schemas/MinimalUser" } } }, schema22 = { $id: "https://model-run-kit.invalid/stated/schemas/Uuid", type: ["string", "null"], format: "uuid" }, formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema22.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !formats0.test(data)) {
    let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { $id: "https://model-run-kit.invalid/stated/schemas/UuidOrNull", type: ["string", "null"], format: "uuid" };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema23.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !formats0.test(data)) {
    let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema24 = { $id: "https://model-run-kit.invalid/stated/schemas/FileName", type: ["string", "null"] };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema24.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema25 = { $id: "https://model-run-kit.invalid/stated/schemas/Url", type: ["string", "null"] };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema25.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { $id: "https://model-run-kit.invalid/stated/schemas/UrlOrNull", type: ["string", "null"] };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema26.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { $id: "https://model-run-kit.invalid/stated/schemas/MediaType", type: ["string", "null"] };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema27.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { $id: "https://model-run-kit.invalid/stated/schemas/Code", type: ["string", "null"] };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema28.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema29 = { $id: "https://model-run-kit.invalid/stated/schemas/StringOrNull", type: ["string", "null"] };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema29.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema30 = { $id: "https://model-run-kit.invalid/stated/schemas/Timestamp", type: ["string", "null"], format: "date-time" }, formats4 = (init_formats(), __toCommonJS(formats_exports)).statedFormats["date-time"];
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema30.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !formats4(data)) {
    let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { $id: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull", type: ["string", "null"], format: "date-time" };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema31.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !formats4(data)) {
    let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema33 = { $id: "https://model-run-kit.invalid/stated/schemas/MinimalUserFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, email: { $ref: "https://model-run-kit.invalid/stated/schemas/Email" }, first_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, last_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, avatar_url: { $ref: "https://model-run-kit.invalid/stated/schemas/UrlOrNull" } } }, schema34 = { $id: "https://model-run-kit.invalid/stated/schemas/Email", type: ["string", "null"] };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema34.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema35 = { $id: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull", type: ["string", "null"] };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema35.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema33.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.email !== void 0 && (validate83(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length)), data.first_name !== void 0 && (validate85(data.first_name, { instancePath: instancePath + "/first_name", parentData: data, parentDataProperty: "first_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.last_name !== void 0 && (validate85(data.last_name, { instancePath: instancePath + "/last_name", parentData: data, parentDataProperty: "last_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.avatar_url !== void 0 && (validate64(data.avatar_url, { instancePath: instancePath + "/avatar_url", parentData: data, parentDataProperty: "avatar_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length))), validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: { id: !0, email: !0, first_name: !0, last_name: !0, avatar_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate81(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length), validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: { id: !0, email: !0, first_name: !0, last_name: !0, avatar_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema21.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.folder_id !== void 0 && (validate58(data.folder_id, { instancePath: instancePath + "/folder_id", parentData: data, parentDataProperty: "folder_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.name !== void 0 && (validate60(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.blob_key !== void 0) {
      let data4 = data.blob_key;
      if (typeof data4 != "string" && data4 !== null) {
        let err1 = { instancePath: instancePath + "/blob_key", schemaPath: "#/properties/blob_key/type", keyword: "type", params: { type: schema21.properties.blob_key.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.url !== void 0 && (validate62(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.thumbnail_url !== void 0 && (validate64(data.thumbnail_url, { instancePath: instancePath + "/thumbnail_url", parentData: data, parentDataProperty: "thumbnail_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.mime_type !== void 0 && (validate66(data.mime_type, { instancePath: instancePath + "/mime_type", parentData: data, parentDataProperty: "mime_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.asset_type !== void 0 && (validate68(data.asset_type, { instancePath: instancePath + "/asset_type", parentData: data, parentDataProperty: "asset_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.source_type !== void 0 && (validate68(data.source_type, { instancePath: instancePath + "/source_type", parentData: data, parentDataProperty: "source_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.source_id !== void 0 && (validate71(data.source_id, { instancePath: instancePath + "/source_id", parentData: data, parentDataProperty: "source_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.size_bytes !== void 0) {
      let data11 = data.size_bytes;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) && data11 !== null) {
        let err2 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/type", keyword: "type", params: { type: schema21.properties.size_bytes.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.created_by !== void 0 && (validate55(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.deleted_at !== void 0 && (validate77(data.deleted_at, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.deleted_by !== void 0 && (validate58(data.deleted_by, { instancePath: instancePath + "/deleted_by", parentData: data, parentDataProperty: "deleted_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.created_by_user !== void 0 && (validate80(data.created_by_user, { instancePath: instancePath + "/created_by_user", parentData: data, parentDataProperty: "created_by_user", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length));
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: { id: !0, org_id: !0, folder_id: !0, name: !0, blob_key: !0, url: !0, thumbnail_url: !0, mime_type: !0, asset_type: !0, source_type: !0, source_id: !0, size_bytes: !0, created_by: !0, created_at: !0, updated_at: !0, deleted_at: !0, deleted_by: !0, created_by_user: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length), validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: { id: !0, org_id: !0, folder_id: !0, name: !0, blob_key: !0, url: !0, thumbnail_url: !0, mime_type: !0, asset_type: !0, source_type: !0, source_id: !0, size_bytes: !0, created_by: !0, created_at: !0, updated_at: !0, deleted_at: !0, deleted_by: !0, created_by_user: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_2 = validate54, schemas_3 = validate92;
var schema37 = { $id: "https://model-run-kit.invalid/stated/schemas/AssetFolderFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, org_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, name: { $ref: "https://model-run-kit.invalid/stated/schemas/FileName" }, created_by: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, deleted_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, deleted_by: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" } } };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema37.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate60(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate55(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.deleted_at !== void 0 && (validate77(data.deleted_at, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.deleted_by !== void 0 && (validate58(data.deleted_by, { instancePath: instancePath + "/deleted_by", parentData: data, parentDataProperty: "deleted_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length))), validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: { id: !0, org_id: !0, name: !0, created_by: !0, created_at: !0, updated_at: !0, deleted_at: !0, deleted_by: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate93(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length), validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: { id: !0, org_id: !0, name: !0, created_by: !0, created_at: !0, updated_at: !0, deleted_at: !0, deleted_by: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_4 = validate103, schema38 = { $id: "https://model-run-kit.invalid/stated/schemas/AssetFolderCreate", type: ["object", "null"], properties: { name: { $ref: "https://model-run-kit.invalid/stated/schemas/FileName" } } };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema38.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && data.name !== void 0 && (validate60(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { props: { name: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_5 = validate93, schemas_6 = validate105, schema39 = { $id: "https://model-run-kit.invalid/stated/schemas/AssetPage", type: ["object", "null"], properties: { items: { allOf: [{ type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/AssetFields" }, maxItems: 500 }], not: { type: "null" }, minLength: 1 }, first: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrl" }, next: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" }, previous: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" } }, required: ["items"] }, schema40 = { $id: "https://model-run-kit.invalid/stated/schemas/CursorUrl", type: ["string", "null"] };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema40.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema41 = { $id: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull", type: ["string", "null"] };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema41.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate109.errors = vErrors, errors === 0;
}
validate109.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var func1 = require_ucs2length().default;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema39.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items, _errs2 = errors, _errs3 = errors;
      if (data0 !== null) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      if (!Array.isArray(data0) && data0 !== null) {
        let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/allOf/0/type", keyword: "type", params: { type: schema39.properties.items.allOf[0].type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/allOf/0/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate54(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
      }
      if (typeof data0 == "string" && func1(data0) < 1) {
        let err6 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  }
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_7 = validate112;
var schema43 = { $id: "https://model-run-kit.invalid/stated/schemas/AssetTypeFields", type: ["object", "null"], properties: { name: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema43.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.name !== void 0 && (validate68(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length))), validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: { name: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate113(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length), validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { props: { name: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_8 = validate113, schemas_9 = validate117, schema44 = { $id: "https://model-run-kit.invalid/stated/schemas/AssetTypePage", type: ["object", "null"], properties: { items: { allOf: [{ type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/AssetTypeFields" }, maxItems: 500 }], not: { type: "null" }, minLength: 1 }, first: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrl" }, next: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" }, previous: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" } }, required: ["items"] };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema44.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items, _errs2 = errors, _errs3 = errors;
      if (data0 !== null) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      if (!Array.isArray(data0) && data0 !== null) {
        let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/allOf/0/type", keyword: "type", params: { type: schema44.properties.items.allOf[0].type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/allOf/0/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate113(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
      }
      if (typeof data0 == "string" && func1(data0) < 1) {
        let err6 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  }
  return validate117.errors = vErrors, errors === 0;
}
validate117.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_10 = validate122, schema45 = { $id: "https://model-run-kit.invalid/stated/schemas/AssetUploadCreate", type: ["object", "null"], properties: { filename: { $ref: "https://model-run-kit.invalid/stated/schemas/FileName" }, mime_type: { $ref: "https://model-run-kit.invalid/stated/schemas/MediaType" }, size_bytes: { type: ["integer", "null"] } } };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema45.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.filename !== void 0 && (validate60(data.filename, { instancePath: instancePath + "/filename", parentData: data, parentDataProperty: "filename", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.mime_type !== void 0 && (validate66(data.mime_type, { instancePath: instancePath + "/mime_type", parentData: data, parentDataProperty: "mime_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.size_bytes !== void 0)) {
    let data2 = data.size_bytes;
    if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
      let err1 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/type", keyword: "type", params: { type: schema45.properties.size_bytes.type } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: { filename: !0, mime_type: !0, size_bytes: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_11 = validate125, schema46 = { $id: "https://model-run-kit.invalid/stated/schemas/Attempt", type: ["object", "null"], properties: { request_id: !0, status_code: { type: ["string", "integer", "null"] }, response_time_ms: !0, response_body: !0, succeeded: !0, next_retry_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, created_at: !0 } };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema46.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status_code !== void 0) {
      let data0 = data.status_code;
      if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
        let err1 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/type", keyword: "type", params: { type: schema46.properties.status_code.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.next_retry_at !== void 0 && (validate77(data.next_retry_at, { instancePath: instancePath + "/next_retry_at", parentData: data, parentDataProperty: "next_retry_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length));
  }
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { props: { request_id: !0, status_code: !0, response_time_ms: !0, response_body: !0, succeeded: !0, next_retry_at: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_12 = validate127, schema47 = { $id: "https://model-run-kit.invalid/stated/schemas/BalanceUpdate", type: ["object", "null"], properties: { low_balance_threshold: { type: ["number", "null"] }, updated_at: { type: ["string", "null"], format: "date-time" } } };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema47.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.low_balance_threshold !== void 0) {
      let data0 = data.low_balance_threshold;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        let err1 = { instancePath: instancePath + "/low_balance_threshold", schemaPath: "#/properties/low_balance_threshold/type", keyword: "type", params: { type: schema47.properties.low_balance_threshold.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data1 = data.updated_at;
      if (typeof data1 != "string" && data1 !== null) {
        let err2 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: schema47.properties.updated_at.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "string" && !formats4(data1)) {
        let err3 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  }
  return validate127.errors = vErrors, errors === 0;
}
validate127.evaluated = { props: { low_balance_threshold: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_13 = validate128;
var schema49 = { $id: "https://model-run-kit.invalid/stated/schemas/BatchItemFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, batch_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, run_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, sequence_index: { $ref: "https://model-run-kit.invalid/stated/schemas/Count" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, started_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, completed_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, client_ref: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, status_code: { $ref: "https://model-run-kit.invalid/stated/schemas/RunStatusCode" }, input: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, output: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, error: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, cost: { $ref: "https://model-run-kit.invalid/stated/schemas/DecimalOrNull" }, run: { $ref: "https://model-run-kit.invalid/stated/schemas/EmbeddedRun" } } }, schema50 = { $id: "https://model-run-kit.invalid/stated/schemas/Count", type: ["integer", "null"] };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema50.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema51 = { $id: "https://model-run-kit.invalid/stated/schemas/RunStatusCode", type: ["string", "null"] };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema51.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate139.errors = vErrors, errors === 0;
}
validate139.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema52 = { $id: "https://model-run-kit.invalid/stated/schemas/FreeObject", type: ["object", "null"] };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate141.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema52.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate141.errors = vErrors, errors === 0;
}
validate141.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema53 = { $id: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull", type: ["object", "null"] };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema53.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema54 = { $id: "https://model-run-kit.invalid/stated/schemas/DecimalOrNull", type: ["string", "null"], format: "decimal" }, formats10 = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema54.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !formats10.test(data)) {
    let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "decimal" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate146.errors = vErrors, errors === 0;
}
validate146.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema56 = { $id: "https://model-run-kit.invalid/stated/schemas/RunFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, flow_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, model_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, graph_workflow_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, org_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, resolved_template_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, batch_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, flow_version_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, created_by: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, source_chat_message_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, target_version: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, client_ref: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, jurisdiction_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, request_id: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, callback_url: { $ref: "https://model-run-kit.invalid/stated/schemas/UrlOrNull" }, failure_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, failure_message: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, feedback_reason: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, status_code: { $ref: "https://model-run-kit.invalid/stated/schemas/RunStatusCode" }, input: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, output: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, context: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, cost_breakdown: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, metadata: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, links: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, duration_ms: { $ref: "https://model-run-kit.invalid/stated/schemas/MillisecondsOrNull" }, nodes_total: { $ref: "https://model-run-kit.invalid/stated/schemas/Count" }, nodes_completed: { $ref: "https://model-run-kit.invalid/stated/schemas/Count" }, cost: { $ref: "https://model-run-kit.invalid/stated/schemas/DecimalOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, started_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, completed_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, has_logs: { type: ["boolean", "null"] }, has_node_runs: { type: ["boolean", "null"] }, feedback_is_positive: { type: ["boolean", "null"] }, current_evaluation_summary: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/EvaluationSummary" }] }, node_runs: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/NodeRun" } }, logs: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/RunLog" } }, model: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/Model" }] }, graph_workflow: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/GraphWorkflow" }] } } }, schema57 = { $id: "https://model-run-kit.invalid/stated/schemas/CodeOrNull", type: ["string", "null"] };
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate162.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema57.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate162.errors = vErrors, errors === 0;
}
validate162.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema58 = { $id: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull", type: ["string", "null"] };
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate167.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema58.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate167.errors = vErrors, errors === 0;
}
validate167.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema59 = { $id: "https://model-run-kit.invalid/stated/schemas/MillisecondsOrNull", type: ["integer", "null"] };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema59.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate177.errors = vErrors, errors === 0;
}
validate177.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema60 = { $id: "https://model-run-kit.invalid/stated/schemas/EvaluationSummary", type: ["object", "null"], properties: { passed: { type: ["boolean", "null"] }, status_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, score: { type: ["number", "null"] } } };
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate185.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema60.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.passed !== void 0) {
      let data0 = data.passed;
      if (typeof data0 != "boolean" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/type", keyword: "type", params: { type: schema60.properties.passed.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.status_code !== void 0 && (validate68(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.score !== void 0) {
      let data2 = data.score;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        let err2 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema60.properties.score.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  return validate185.errors = vErrors, errors === 0;
}
validate185.evaluated = { props: { passed: !0, status_code: !0, score: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema61 = { $id: "https://model-run-kit.invalid/stated/schemas/NodeRun", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, run_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, node_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, flow_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, state_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, input_signature: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, preview_type: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, preview_value: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, error_message: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, input: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, output: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, duration_ms: { $ref: "https://model-run-kit.invalid/stated/schemas/MillisecondsOrNull" }, retry_count: { $ref: "https://model-run-kit.invalid/stated/schemas/Count" }, cost: { $ref: "https://model-run-kit.invalid/stated/schemas/DecimalOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, started_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, completed_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" } } };
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate188.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema61.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.node_id !== void 0 && (validate55(data.node_id, { instancePath: instancePath + "/node_id", parentData: data, parentDataProperty: "node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.flow_id !== void 0 && (validate58(data.flow_id, { instancePath: instancePath + "/flow_id", parentData: data, parentDataProperty: "flow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.state_code !== void 0 && (validate68(data.state_code, { instancePath: instancePath + "/state_code", parentData: data, parentDataProperty: "state_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.input_signature !== void 0 && (validate85(data.input_signature, { instancePath: instancePath + "/input_signature", parentData: data, parentDataProperty: "input_signature", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.preview_type !== void 0 && (validate85(data.preview_type, { instancePath: instancePath + "/preview_type", parentData: data, parentDataProperty: "preview_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.preview_value !== void 0 && (validate167(data.preview_value, { instancePath: instancePath + "/preview_value", parentData: data, parentDataProperty: "preview_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.error_message !== void 0 && (validate167(data.error_message, { instancePath: instancePath + "/error_message", parentData: data, parentDataProperty: "error_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.input !== void 0 && (validate141(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.output !== void 0 && (validate143(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.duration_ms !== void 0 && (validate177(data.duration_ms, { instancePath: instancePath + "/duration_ms", parentData: data, parentDataProperty: "duration_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), data.retry_count !== void 0 && (validate133(data.retry_count, { instancePath: instancePath + "/retry_count", parentData: data, parentDataProperty: "retry_count", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length)), data.cost !== void 0 && (validate146(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.started_at !== void 0 && (validate77(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.completed_at !== void 0 && (validate77(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length))), validate188.errors = vErrors, errors === 0;
}
validate188.evaluated = { props: { id: !0, run_id: !0, node_id: !0, flow_id: !0, state_code: !0, input_signature: !0, preview_type: !0, preview_value: !0, error_message: !0, input: !0, output: !0, duration_ms: !0, retry_count: !0, cost: !0, created_at: !0, started_at: !0, completed_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema62 = { $id: "https://model-run-kit.invalid/stated/schemas/RunLog", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, run_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, level_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, message: { type: ["string", "null"] }, timestamp: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, meta: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, run: { type: ["null"] } } };
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate207.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema62.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.level_code !== void 0 && (validate68(data.level_code, { instancePath: instancePath + "/level_code", parentData: data, parentDataProperty: "level_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.message !== void 0) {
      let data3 = data.message;
      if (typeof data3 != "string" && data3 !== null) {
        let err1 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: schema62.properties.message.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.timestamp !== void 0 && (validate74(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.meta !== void 0 && (validate141(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.run !== void 0 && data.run !== null) {
      let err2 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: schema62.properties.run.type } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate207.errors = vErrors, errors === 0;
}
validate207.evaluated = { props: { id: !0, run_id: !0, level_code: !0, message: !0, timestamp: !0, meta: !0, run: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema63 = { $id: "https://model-run-kit.invalid/stated/schemas/Model", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, org_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, model_creator_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, family_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, created_by: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, deleted_by: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, slug: { $ref: "https://model-run-kit.invalid/stated/schemas/Slug" }, name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, version: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, icon_url: { $ref: "https://model-run-kit.invalid/stated/schemas/UrlOrNull" }, cover_url: { $ref: "https://model-run-kit.invalid/stated/schemas/UrlOrNull" }, category_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, status_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, family_variant_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, param_count: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, architecture: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, license_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, max_resolution: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, paper_url: { $ref: "https://model-run-kit.invalid/stated/schemas/UrlOrNull" }, github_url: { $ref: "https://model-run-kit.invalid/stated/schemas/UrlOrNull" }, availability_status: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, content: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, pricing_note: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, is_public: { type: ["boolean", "null"] }, is_open_source: { type: ["boolean", "null"] }, lora_support: { type: ["boolean", "null"] }, fine_tuning: { type: ["boolean", "null"] }, supports_streaming: { type: ["boolean", "null"] }, is_official: { type: ["boolean", "null"] }, seo: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, notable_features: { type: ["array", "null"], items: { type: ["object", "array", "string", "number", "boolean", "null"] } }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, deleted_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, inputs: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/ModelInput" } }, outputs: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/ModelOutput" } }, examples: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/ModelExample" } }, faq_entries: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/ModelFaqEntry" } }, pricing: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/ModelPricingRule" } }, related_links: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/ModelRelatedLink" } } } }, schema64 = { $id: "https://model-run-kit.invalid/stated/schemas/Slug", type: ["string", "null"] };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate221.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema64.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate221.errors = vErrors, errors === 0;
}
validate221.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema65 = { $id: "https://model-run-kit.invalid/stated/schemas/ShortText", type: ["string", "null"] };
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate223.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema65.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate223.errors = vErrors, errors === 0;
}
validate223.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema66 = { $id: "https://model-run-kit.invalid/stated/schemas/ModelInput", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, model_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, display_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, variable_type_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, default_behavior_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_attrs: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, is_required: { type: ["boolean", "null"] }, is_featured: { type: ["boolean", "null"] }, default_value: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } }, schema67 = { $id: "https://model-run-kit.invalid/stated/schemas/SortRank", type: ["integer", "null"] };
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate256.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema67.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate256.errors = vErrors, errors === 0;
}
validate256.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate245.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema66.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate162(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.default_behavior_code !== void 0 && (validate162(data.default_behavior_code, { instancePath: instancePath + "/default_behavior_code", parentData: data, parentDataProperty: "default_behavior_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate162(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate143(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.is_required !== void 0) {
      let data9 = data.is_required;
      if (typeof data9 != "boolean" && data9 !== null) {
        let err1 = { instancePath: instancePath + "/is_required", schemaPath: "#/properties/is_required/type", keyword: "type", params: { type: schema66.properties.is_required.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.is_featured !== void 0) {
      let data10 = data.is_featured;
      if (typeof data10 != "boolean" && data10 !== null) {
        let err2 = { instancePath: instancePath + "/is_featured", schemaPath: "#/properties/is_featured/type", keyword: "type", params: { type: schema66.properties.is_featured.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.default_value !== void 0 && (validate143(data.default_value, { instancePath: instancePath + "/default_value", parentData: data, parentDataProperty: "default_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  }
  return validate245.errors = vErrors, errors === 0;
}
validate245.evaluated = { props: { id: !0, model_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, default_behavior_code: !0, validator_code: !0, validator_attrs: !0, is_required: !0, is_featured: !0, default_value: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema68 = { $id: "https://model-run-kit.invalid/stated/schemas/ModelOutput", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, model_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, display_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, variable_type_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_attrs: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } };
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate261.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema68.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate162(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate162(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate143(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length))), validate261.errors = vErrors, errors === 0;
}
validate261.evaluated = { props: { id: !0, model_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, validator_code: !0, validator_attrs: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema69 = { $id: "https://model-run-kit.invalid/stated/schemas/ModelExample", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, model_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, title: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, start_type: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, thumbnail_url: { $ref: "https://model-run-kit.invalid/stated/schemas/UrlOrNull" }, category_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, input: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, output: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, timing: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, status_code: { type: ["integer", "null"] }, cost: { $ref: "https://model-run-kit.invalid/stated/schemas/DecimalOrNull" }, duration_ms: { $ref: "https://model-run-kit.invalid/stated/schemas/MillisecondsOrNull" }, total_ms: { $ref: "https://model-run-kit.invalid/stated/schemas/MillisecondsOrNull" }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" }, is_featured: { type: ["boolean", "null"] }, is_public: { type: ["boolean", "null"] }, ran_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } };
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate274.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema69.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.title !== void 0 && (validate85(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.start_type !== void 0 && (validate85(data.start_type, { instancePath: instancePath + "/start_type", parentData: data, parentDataProperty: "start_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.thumbnail_url !== void 0 && (validate64(data.thumbnail_url, { instancePath: instancePath + "/thumbnail_url", parentData: data, parentDataProperty: "thumbnail_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.category_code !== void 0 && (validate162(data.category_code, { instancePath: instancePath + "/category_code", parentData: data, parentDataProperty: "category_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.input !== void 0 && (validate141(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.output !== void 0 && (validate143(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.timing !== void 0 && (validate143(data.timing, { instancePath: instancePath + "/timing", parentData: data, parentDataProperty: "timing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.status_code !== void 0) {
      let data10 = data.status_code;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) && data10 !== null) {
        let err1 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/type", keyword: "type", params: { type: schema69.properties.status_code.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.cost !== void 0 && (validate146(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length)), data.duration_ms !== void 0 && (validate177(data.duration_ms, { instancePath: instancePath + "/duration_ms", parentData: data, parentDataProperty: "duration_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), data.total_ms !== void 0 && (validate177(data.total_ms, { instancePath: instancePath + "/total_ms", parentData: data, parentDataProperty: "total_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data.is_featured !== void 0) {
      let data15 = data.is_featured;
      if (typeof data15 != "boolean" && data15 !== null) {
        let err2 = { instancePath: instancePath + "/is_featured", schemaPath: "#/properties/is_featured/type", keyword: "type", params: { type: schema69.properties.is_featured.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.is_public !== void 0) {
      let data16 = data.is_public;
      if (typeof data16 != "boolean" && data16 !== null) {
        let err3 = { instancePath: instancePath + "/is_public", schemaPath: "#/properties/is_public/type", keyword: "type", params: { type: schema69.properties.is_public.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.ran_at !== void 0 && (validate77(data.ran_at, { instancePath: instancePath + "/ran_at", parentData: data, parentDataProperty: "ran_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  }
  return validate274.errors = vErrors, errors === 0;
}
validate274.evaluated = { props: { id: !0, model_id: !0, title: !0, description: !0, start_type: !0, thumbnail_url: !0, category_code: !0, input: !0, output: !0, timing: !0, status_code: !0, cost: !0, duration_ms: !0, total_ms: !0, sort_order: !0, is_featured: !0, is_public: !0, ran_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema70 = { $id: "https://model-run-kit.invalid/stated/schemas/ModelFaqEntry", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, model_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, question: { type: ["string", "null"] }, answer: { type: ["string", "null"] }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } };
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate293.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema70.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.question !== void 0) {
      let data2 = data.question;
      if (typeof data2 != "string" && data2 !== null) {
        let err1 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: schema70.properties.question.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.answer !== void 0) {
      let data3 = data.answer;
      if (typeof data3 != "string" && data3 !== null) {
        let err2 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/type", keyword: "type", params: { type: schema70.properties.answer.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  }
  return validate293.errors = vErrors, errors === 0;
}
validate293.evaluated = { props: { id: !0, model_id: !0, question: !0, answer: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema71 = { $id: "https://model-run-kit.invalid/stated/schemas/ModelPricingRule", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, model_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, model_input_id: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, pricing_model_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, rule_effect_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, dimension_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, currency_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, unit_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, multiplier_label: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, measurement_source: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, match_value: { $ref: "https://model-run-kit.invalid/stated/schemas/AnyValue" }, min_value: { $ref: "https://model-run-kit.invalid/stated/schemas/DecimalOrNull" }, max_value: { $ref: "https://model-run-kit.invalid/stated/schemas/DecimalOrNull" }, price: { $ref: "https://model-run-kit.invalid/stated/schemas/Decimal" }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" }, disabled_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } }, schema72 = { $id: "https://model-run-kit.invalid/stated/schemas/Decimal", type: ["string", "null"], format: "decimal" };
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate315.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema72.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !formats10.test(data)) {
    let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "decimal" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate315.errors = vErrors, errors === 0;
}
validate315.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate300.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema71.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_input_id !== void 0 && (validate58(data.model_input_id, { instancePath: instancePath + "/model_input_id", parentData: data, parentDataProperty: "model_input_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.pricing_model_code !== void 0 && (validate68(data.pricing_model_code, { instancePath: instancePath + "/pricing_model_code", parentData: data, parentDataProperty: "pricing_model_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.rule_effect_code !== void 0 && (validate68(data.rule_effect_code, { instancePath: instancePath + "/rule_effect_code", parentData: data, parentDataProperty: "rule_effect_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.dimension_code !== void 0 && (validate162(data.dimension_code, { instancePath: instancePath + "/dimension_code", parentData: data, parentDataProperty: "dimension_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.currency_code !== void 0 && (validate162(data.currency_code, { instancePath: instancePath + "/currency_code", parentData: data, parentDataProperty: "currency_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.unit_code !== void 0 && (validate162(data.unit_code, { instancePath: instancePath + "/unit_code", parentData: data, parentDataProperty: "unit_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.multiplier_label !== void 0 && (validate85(data.multiplier_label, { instancePath: instancePath + "/multiplier_label", parentData: data, parentDataProperty: "multiplier_label", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.measurement_source !== void 0 && (validate85(data.measurement_source, { instancePath: instancePath + "/measurement_source", parentData: data, parentDataProperty: "measurement_source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.match_value !== void 0 && (validate52(data.match_value, { instancePath: instancePath + "/match_value", parentData: data, parentDataProperty: "match_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data.min_value !== void 0 && (validate146(data.min_value, { instancePath: instancePath + "/min_value", parentData: data, parentDataProperty: "min_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length)), data.max_value !== void 0 && (validate146(data.max_value, { instancePath: instancePath + "/max_value", parentData: data, parentDataProperty: "max_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length)), data.price !== void 0 && (validate315(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data.disabled_at !== void 0 && (validate77(data.disabled_at, { instancePath: instancePath + "/disabled_at", parentData: data, parentDataProperty: "disabled_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length))), validate300.errors = vErrors, errors === 0;
}
validate300.evaluated = { props: { id: !0, model_id: !0, model_input_id: !0, pricing_model_code: !0, rule_effect_code: !0, dimension_code: !0, currency_code: !0, unit_code: !0, multiplier_label: !0, description: !0, measurement_source: !0, match_value: !0, min_value: !0, max_value: !0, price: !0, sort_order: !0, disabled_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema73 = { $id: "https://model-run-kit.invalid/stated/schemas/ModelRelatedLink", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, model_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, related_model_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } };
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate322.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema73.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.related_model_id !== void 0 && (validate55(data.related_model_id, { instancePath: instancePath + "/related_model_id", parentData: data, parentDataProperty: "related_model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length))), validate322.errors = vErrors, errors === 0;
}
validate322.evaluated = { props: { id: !0, model_id: !0, related_model_id: !0, sort_order: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema63.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate58(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.model_creator_id !== void 0 && (validate58(data.model_creator_id, { instancePath: instancePath + "/model_creator_id", parentData: data, parentDataProperty: "model_creator_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.family_id !== void 0 && (validate58(data.family_id, { instancePath: instancePath + "/family_id", parentData: data, parentDataProperty: "family_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate58(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.deleted_by !== void 0 && (validate58(data.deleted_by, { instancePath: instancePath + "/deleted_by", parentData: data, parentDataProperty: "deleted_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.slug !== void 0 && (validate221(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length)), data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.version !== void 0 && (validate85(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.icon_url !== void 0 && (validate64(data.icon_url, { instancePath: instancePath + "/icon_url", parentData: data, parentDataProperty: "icon_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.cover_url !== void 0 && (validate64(data.cover_url, { instancePath: instancePath + "/cover_url", parentData: data, parentDataProperty: "cover_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.category_code !== void 0 && (validate162(data.category_code, { instancePath: instancePath + "/category_code", parentData: data, parentDataProperty: "category_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.status_code !== void 0 && (validate68(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.family_variant_code !== void 0 && (validate162(data.family_variant_code, { instancePath: instancePath + "/family_variant_code", parentData: data, parentDataProperty: "family_variant_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.param_count !== void 0 && (validate85(data.param_count, { instancePath: instancePath + "/param_count", parentData: data, parentDataProperty: "param_count", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.architecture !== void 0 && (validate85(data.architecture, { instancePath: instancePath + "/architecture", parentData: data, parentDataProperty: "architecture", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.license_code !== void 0 && (validate162(data.license_code, { instancePath: instancePath + "/license_code", parentData: data, parentDataProperty: "license_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.max_resolution !== void 0 && (validate85(data.max_resolution, { instancePath: instancePath + "/max_resolution", parentData: data, parentDataProperty: "max_resolution", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.paper_url !== void 0 && (validate64(data.paper_url, { instancePath: instancePath + "/paper_url", parentData: data, parentDataProperty: "paper_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.github_url !== void 0 && (validate64(data.github_url, { instancePath: instancePath + "/github_url", parentData: data, parentDataProperty: "github_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.availability_status !== void 0 && (validate85(data.availability_status, { instancePath: instancePath + "/availability_status", parentData: data, parentDataProperty: "availability_status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.content !== void 0 && (validate167(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.pricing_note !== void 0 && (validate167(data.pricing_note, { instancePath: instancePath + "/pricing_note", parentData: data, parentDataProperty: "pricing_note", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.is_public !== void 0) {
      let data24 = data.is_public;
      if (typeof data24 != "boolean" && data24 !== null) {
        let err1 = { instancePath: instancePath + "/is_public", schemaPath: "#/properties/is_public/type", keyword: "type", params: { type: schema63.properties.is_public.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.is_open_source !== void 0) {
      let data25 = data.is_open_source;
      if (typeof data25 != "boolean" && data25 !== null) {
        let err2 = { instancePath: instancePath + "/is_open_source", schemaPath: "#/properties/is_open_source/type", keyword: "type", params: { type: schema63.properties.is_open_source.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.lora_support !== void 0) {
      let data26 = data.lora_support;
      if (typeof data26 != "boolean" && data26 !== null) {
        let err3 = { instancePath: instancePath + "/lora_support", schemaPath: "#/properties/lora_support/type", keyword: "type", params: { type: schema63.properties.lora_support.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.fine_tuning !== void 0) {
      let data27 = data.fine_tuning;
      if (typeof data27 != "boolean" && data27 !== null) {
        let err4 = { instancePath: instancePath + "/fine_tuning", schemaPath: "#/properties/fine_tuning/type", keyword: "type", params: { type: schema63.properties.fine_tuning.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.supports_streaming !== void 0) {
      let data28 = data.supports_streaming;
      if (typeof data28 != "boolean" && data28 !== null) {
        let err5 = { instancePath: instancePath + "/supports_streaming", schemaPath: "#/properties/supports_streaming/type", keyword: "type", params: { type: schema63.properties.supports_streaming.type } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.is_official !== void 0) {
      let data29 = data.is_official;
      if (typeof data29 != "boolean" && data29 !== null) {
        let err6 = { instancePath: instancePath + "/is_official", schemaPath: "#/properties/is_official/type", keyword: "type", params: { type: schema63.properties.is_official.type } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.seo !== void 0 && (validate141(data.seo, { instancePath: instancePath + "/seo", parentData: data, parentDataProperty: "seo", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.notable_features !== void 0) {
      let data31 = data.notable_features;
      if (!Array.isArray(data31) && data31 !== null) {
        let err7 = { instancePath: instancePath + "/notable_features", schemaPath: "#/properties/notable_features/type", keyword: "type", params: { type: schema63.properties.notable_features.type } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data31)) {
        let len0 = data31.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data32 = data31[i0];
          if (typeof data32 != "object" && typeof data32 != "string" && !(typeof data32 == "number" && isFinite(data32)) && typeof data32 != "boolean") {
            let err8 = { instancePath: instancePath + "/notable_features/" + i0, schemaPath: "#/properties/notable_features/items/type", keyword: "type", params: { type: schema63.properties.notable_features.items.type } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      }
    }
    if (data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.deleted_at !== void 0 && (validate77(data.deleted_at, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.inputs !== void 0) {
      let data36 = data.inputs;
      if (!Array.isArray(data36) && data36 !== null) {
        let err9 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: schema63.properties.inputs.type } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (Array.isArray(data36)) {
        let len1 = data36.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate245(data36[i1], { instancePath: instancePath + "/inputs/" + i1, parentData: data36, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors), errors = vErrors.length);
      }
    }
    if (data.outputs !== void 0) {
      let data38 = data.outputs;
      if (!Array.isArray(data38) && data38 !== null) {
        let err10 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: schema63.properties.outputs.type } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data38)) {
        let len2 = data38.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate261(data38[i2], { instancePath: instancePath + "/outputs/" + i2, parentData: data38, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors), errors = vErrors.length);
      }
    }
    if (data.examples !== void 0) {
      let data40 = data.examples;
      if (!Array.isArray(data40) && data40 !== null) {
        let err11 = { instancePath: instancePath + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: schema63.properties.examples.type } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Array.isArray(data40)) {
        let len3 = data40.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate274(data40[i3], { instancePath: instancePath + "/examples/" + i3, parentData: data40, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors), errors = vErrors.length);
      }
    }
    if (data.faq_entries !== void 0) {
      let data42 = data.faq_entries;
      if (!Array.isArray(data42) && data42 !== null) {
        let err12 = { instancePath: instancePath + "/faq_entries", schemaPath: "#/properties/faq_entries/type", keyword: "type", params: { type: schema63.properties.faq_entries.type } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (Array.isArray(data42)) {
        let len4 = data42.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate293(data42[i4], { instancePath: instancePath + "/faq_entries/" + i4, parentData: data42, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors), errors = vErrors.length);
      }
    }
    if (data.pricing !== void 0) {
      let data44 = data.pricing;
      if (!Array.isArray(data44) && data44 !== null) {
        let err13 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/type", keyword: "type", params: { type: schema63.properties.pricing.type } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Array.isArray(data44)) {
        let len5 = data44.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate300(data44[i5], { instancePath: instancePath + "/pricing/" + i5, parentData: data44, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors), errors = vErrors.length);
      }
    }
    if (data.related_links !== void 0) {
      let data46 = data.related_links;
      if (!Array.isArray(data46) && data46 !== null) {
        let err14 = { instancePath: instancePath + "/related_links", schemaPath: "#/properties/related_links/type", keyword: "type", params: { type: schema63.properties.related_links.type } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (Array.isArray(data46)) {
        let len6 = data46.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate322(data46[i6], { instancePath: instancePath + "/related_links/" + i6, parentData: data46, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors), errors = vErrors.length);
      }
    }
  }
  return validate214.errors = vErrors, errors === 0;
}
validate214.evaluated = { props: { id: !0, org_id: !0, model_creator_id: !0, family_id: !0, created_by: !0, deleted_by: !0, slug: !0, name: !0, description: !0, version: !0, icon_url: !0, cover_url: !0, category_code: !0, status_code: !0, family_variant_code: !0, param_count: !0, architecture: !0, license_code: !0, max_resolution: !0, paper_url: !0, github_url: !0, availability_status: !0, content: !0, pricing_note: !0, is_public: !0, is_open_source: !0, lora_support: !0, fine_tuning: !0, supports_streaming: !0, is_official: !0, seo: !0, notable_features: !0, created_at: !0, updated_at: !0, deleted_at: !0, inputs: !0, outputs: !0, examples: !0, faq_entries: !0, pricing: !0, related_links: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema74 = { $id: "https://model-run-kit.invalid/stated/schemas/GraphWorkflow", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, org_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, created_by: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, deleted_by: { $ref: "https://model-run-kit.invalid/stated/schemas/UuidOrNull" }, slug: { $ref: "https://model-run-kit.invalid/stated/schemas/Slug" }, name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, version: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, status_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, category_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, gpu_current_tier_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, is_public: { type: ["boolean", "null"] }, workflow_json: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, environment: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, models: { $ref: "https://model-run-kit.invalid/stated/schemas/WorkflowItems" }, custom_nodes: { $ref: "https://model-run-kit.invalid/stated/schemas/WorkflowItems" }, graph: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, resources: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, deleted_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, inputs: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/GraphInput" } }, outputs: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/GraphOutput" } }, gpu_explicit_models: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/GpuModelEntry" } } } }, schema75 = { $id: "https://model-run-kit.invalid/stated/schemas/WorkflowItems", type: ["object", "array", "null"], properties: { items: { type: ["array", "null"], items: { type: ["object", "array", "string", "number", "boolean", "null"] } } } };
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate344.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "object") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema75.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.items !== void 0) {
    let data0 = data.items;
    if (!Array.isArray(data0) && data0 !== null) {
      let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: schema75.properties.items.type } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (Array.isArray(data0)) {
      let len0 = data0.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data1 = data0[i0];
        if (typeof data1 != "object" && typeof data1 != "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 != "boolean") {
          let err2 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: schema75.properties.items.items.type } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      }
    }
  }
  return validate344.errors = vErrors, errors === 0;
}
validate344.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema76 = { $id: "https://model-run-kit.invalid/stated/schemas/GraphInput", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, graph_workflow_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, display_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, variable_type_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, default_behavior_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_attrs: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, graph_node_id: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, graph_field_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, is_required: { type: ["boolean", "null"] }, default_value: { type: ["object", "array", "string", "number", "boolean", "null"] }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } };
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate352.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema76.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.graph_workflow_id !== void 0 && (validate55(data.graph_workflow_id, { instancePath: instancePath + "/graph_workflow_id", parentData: data, parentDataProperty: "graph_workflow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate162(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.default_behavior_code !== void 0 && (validate162(data.default_behavior_code, { instancePath: instancePath + "/default_behavior_code", parentData: data, parentDataProperty: "default_behavior_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate162(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate143(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.graph_node_id !== void 0 && (validate223(data.graph_node_id, { instancePath: instancePath + "/graph_node_id", parentData: data, parentDataProperty: "graph_node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.graph_field_name !== void 0 && (validate223(data.graph_field_name, { instancePath: instancePath + "/graph_field_name", parentData: data, parentDataProperty: "graph_field_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.is_required !== void 0) {
      let data11 = data.is_required;
      if (typeof data11 != "boolean" && data11 !== null) {
        let err1 = { instancePath: instancePath + "/is_required", schemaPath: "#/properties/is_required/type", keyword: "type", params: { type: schema76.properties.is_required.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.default_value !== void 0) {
      let data12 = data.default_value;
      if (typeof data12 != "object" && typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12)) && typeof data12 != "boolean") {
        let err2 = { instancePath: instancePath + "/default_value", schemaPath: "#/properties/default_value/type", keyword: "type", params: { type: schema76.properties.default_value.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  }
  return validate352.errors = vErrors, errors === 0;
}
validate352.evaluated = { props: { id: !0, graph_workflow_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, default_behavior_code: !0, validator_code: !0, validator_attrs: !0, graph_node_id: !0, graph_field_name: !0, is_required: !0, default_value: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema77 = { $id: "https://model-run-kit.invalid/stated/schemas/GraphOutput", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, graph_workflow_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, display_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, variable_type_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_attrs: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, graph_node_id: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, graph_field_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } };
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate368.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema77.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.graph_workflow_id !== void 0 && (validate55(data.graph_workflow_id, { instancePath: instancePath + "/graph_workflow_id", parentData: data, parentDataProperty: "graph_workflow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate162(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate162(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate143(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.graph_node_id !== void 0 && (validate223(data.graph_node_id, { instancePath: instancePath + "/graph_node_id", parentData: data, parentDataProperty: "graph_node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.graph_field_name !== void 0 && (validate223(data.graph_field_name, { instancePath: instancePath + "/graph_field_name", parentData: data, parentDataProperty: "graph_field_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length))), validate368.errors = vErrors, errors === 0;
}
validate368.evaluated = { props: { id: !0, graph_workflow_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, validator_code: !0, validator_attrs: !0, graph_node_id: !0, graph_field_name: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema78 = { $id: "https://model-run-kit.invalid/stated/schemas/GpuModelEntry", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, graph_workflow_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, gpu_model_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } };
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate383.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema78.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.graph_workflow_id !== void 0 && (validate55(data.graph_workflow_id, { instancePath: instancePath + "/graph_workflow_id", parentData: data, parentDataProperty: "graph_workflow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.gpu_model_code !== void 0 && (validate68(data.gpu_model_code, { instancePath: instancePath + "/gpu_model_code", parentData: data, parentDataProperty: "gpu_model_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length))), validate383.errors = vErrors, errors === 0;
}
validate383.evaluated = { props: { id: !0, graph_workflow_id: !0, gpu_model_code: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate330.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema74.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate58(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.deleted_by !== void 0 && (validate58(data.deleted_by, { instancePath: instancePath + "/deleted_by", parentData: data, parentDataProperty: "deleted_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.slug !== void 0 && (validate221(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length)), data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.version !== void 0 && (validate223(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.status_code !== void 0 && (validate68(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.category_code !== void 0 && (validate162(data.category_code, { instancePath: instancePath + "/category_code", parentData: data, parentDataProperty: "category_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.gpu_current_tier_code !== void 0 && (validate162(data.gpu_current_tier_code, { instancePath: instancePath + "/gpu_current_tier_code", parentData: data, parentDataProperty: "gpu_current_tier_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.is_public !== void 0) {
      let data11 = data.is_public;
      if (typeof data11 != "boolean" && data11 !== null) {
        let err1 = { instancePath: instancePath + "/is_public", schemaPath: "#/properties/is_public/type", keyword: "type", params: { type: schema74.properties.is_public.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.workflow_json !== void 0 && (validate141(data.workflow_json, { instancePath: instancePath + "/workflow_json", parentData: data, parentDataProperty: "workflow_json", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.environment !== void 0 && (validate141(data.environment, { instancePath: instancePath + "/environment", parentData: data, parentDataProperty: "environment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.models !== void 0 && (validate344(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors), errors = vErrors.length)), data.custom_nodes !== void 0 && (validate344(data.custom_nodes, { instancePath: instancePath + "/custom_nodes", parentData: data, parentDataProperty: "custom_nodes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors), errors = vErrors.length)), data.graph !== void 0 && (validate141(data.graph, { instancePath: instancePath + "/graph", parentData: data, parentDataProperty: "graph", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.resources !== void 0 && (validate141(data.resources, { instancePath: instancePath + "/resources", parentData: data, parentDataProperty: "resources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.deleted_at !== void 0 && (validate77(data.deleted_at, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.inputs !== void 0) {
      let data21 = data.inputs;
      if (!Array.isArray(data21) && data21 !== null) {
        let err2 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: schema74.properties.inputs.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data21)) {
        let len0 = data21.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate352(data21[i0], { instancePath: instancePath + "/inputs/" + i0, parentData: data21, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors), errors = vErrors.length);
      }
    }
    if (data.outputs !== void 0) {
      let data23 = data.outputs;
      if (!Array.isArray(data23) && data23 !== null) {
        let err3 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: schema74.properties.outputs.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (Array.isArray(data23)) {
        let len1 = data23.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate368(data23[i1], { instancePath: instancePath + "/outputs/" + i1, parentData: data23, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors), errors = vErrors.length);
      }
    }
    if (data.gpu_explicit_models !== void 0) {
      let data25 = data.gpu_explicit_models;
      if (!Array.isArray(data25) && data25 !== null) {
        let err4 = { instancePath: instancePath + "/gpu_explicit_models", schemaPath: "#/properties/gpu_explicit_models/type", keyword: "type", params: { type: schema74.properties.gpu_explicit_models.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data25)) {
        let len2 = data25.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate383(data25[i2], { instancePath: instancePath + "/gpu_explicit_models/" + i2, parentData: data25, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors), errors = vErrors.length);
      }
    }
  }
  return validate330.errors = vErrors, errors === 0;
}
validate330.evaluated = { props: { id: !0, org_id: !0, created_by: !0, deleted_by: !0, slug: !0, name: !0, description: !0, version: !0, status_code: !0, category_code: !0, gpu_current_tier_code: !0, is_public: !0, workflow_json: !0, environment: !0, models: !0, custom_nodes: !0, graph: !0, resources: !0, created_at: !0, updated_at: !0, deleted_at: !0, inputs: !0, outputs: !0, gpu_explicit_models: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate149.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema56.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.flow_id !== void 0 && (validate58(data.flow_id, { instancePath: instancePath + "/flow_id", parentData: data, parentDataProperty: "flow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate58(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.graph_workflow_id !== void 0 && (validate58(data.graph_workflow_id, { instancePath: instancePath + "/graph_workflow_id", parentData: data, parentDataProperty: "graph_workflow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.resolved_template_id !== void 0 && (validate58(data.resolved_template_id, { instancePath: instancePath + "/resolved_template_id", parentData: data, parentDataProperty: "resolved_template_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.batch_id !== void 0 && (validate58(data.batch_id, { instancePath: instancePath + "/batch_id", parentData: data, parentDataProperty: "batch_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.flow_version_id !== void 0 && (validate58(data.flow_version_id, { instancePath: instancePath + "/flow_version_id", parentData: data, parentDataProperty: "flow_version_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate58(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.source_chat_message_id !== void 0 && (validate58(data.source_chat_message_id, { instancePath: instancePath + "/source_chat_message_id", parentData: data, parentDataProperty: "source_chat_message_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.target_version !== void 0 && (validate85(data.target_version, { instancePath: instancePath + "/target_version", parentData: data, parentDataProperty: "target_version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.client_ref !== void 0 && (validate85(data.client_ref, { instancePath: instancePath + "/client_ref", parentData: data, parentDataProperty: "client_ref", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.jurisdiction_code !== void 0 && (validate162(data.jurisdiction_code, { instancePath: instancePath + "/jurisdiction_code", parentData: data, parentDataProperty: "jurisdiction_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.request_id !== void 0 && (validate85(data.request_id, { instancePath: instancePath + "/request_id", parentData: data, parentDataProperty: "request_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.callback_url !== void 0 && (validate64(data.callback_url, { instancePath: instancePath + "/callback_url", parentData: data, parentDataProperty: "callback_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.failure_code !== void 0 && (validate162(data.failure_code, { instancePath: instancePath + "/failure_code", parentData: data, parentDataProperty: "failure_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.failure_message !== void 0 && (validate167(data.failure_message, { instancePath: instancePath + "/failure_message", parentData: data, parentDataProperty: "failure_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.feedback_reason !== void 0 && (validate167(data.feedback_reason, { instancePath: instancePath + "/feedback_reason", parentData: data, parentDataProperty: "feedback_reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.status_code !== void 0 && (validate139(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors), errors = vErrors.length)), data.input !== void 0 && (validate141(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.output !== void 0 && (validate143(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.context !== void 0 && (validate141(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.cost_breakdown !== void 0 && (validate143(data.cost_breakdown, { instancePath: instancePath + "/cost_breakdown", parentData: data, parentDataProperty: "cost_breakdown", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.metadata !== void 0 && (validate141(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.links !== void 0 && (validate141(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.duration_ms !== void 0 && (validate177(data.duration_ms, { instancePath: instancePath + "/duration_ms", parentData: data, parentDataProperty: "duration_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), data.nodes_total !== void 0 && (validate133(data.nodes_total, { instancePath: instancePath + "/nodes_total", parentData: data, parentDataProperty: "nodes_total", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length)), data.nodes_completed !== void 0 && (validate133(data.nodes_completed, { instancePath: instancePath + "/nodes_completed", parentData: data, parentDataProperty: "nodes_completed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length)), data.cost !== void 0 && (validate146(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.started_at !== void 0 && (validate77(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.completed_at !== void 0 && (validate77(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.has_logs !== void 0) {
      let data32 = data.has_logs;
      if (typeof data32 != "boolean" && data32 !== null) {
        let err1 = { instancePath: instancePath + "/has_logs", schemaPath: "#/properties/has_logs/type", keyword: "type", params: { type: schema56.properties.has_logs.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.has_node_runs !== void 0) {
      let data33 = data.has_node_runs;
      if (typeof data33 != "boolean" && data33 !== null) {
        let err2 = { instancePath: instancePath + "/has_node_runs", schemaPath: "#/properties/has_node_runs/type", keyword: "type", params: { type: schema56.properties.has_node_runs.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.feedback_is_positive !== void 0) {
      let data34 = data.feedback_is_positive;
      if (typeof data34 != "boolean" && data34 !== null) {
        let err3 = { instancePath: instancePath + "/feedback_is_positive", schemaPath: "#/properties/feedback_is_positive/type", keyword: "type", params: { type: schema56.properties.feedback_is_positive.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.current_evaluation_summary !== void 0 && (validate185(data.current_evaluation_summary, { instancePath: instancePath + "/current_evaluation_summary", parentData: data, parentDataProperty: "current_evaluation_summary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors), errors = vErrors.length)), data.node_runs !== void 0) {
      let data36 = data.node_runs;
      if (!Array.isArray(data36) && data36 !== null) {
        let err4 = { instancePath: instancePath + "/node_runs", schemaPath: "#/properties/node_runs/type", keyword: "type", params: { type: schema56.properties.node_runs.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data36)) {
        let len0 = data36.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate188(data36[i0], { instancePath: instancePath + "/node_runs/" + i0, parentData: data36, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors), errors = vErrors.length);
      }
    }
    if (data.logs !== void 0) {
      let data38 = data.logs;
      if (!Array.isArray(data38) && data38 !== null) {
        let err5 = { instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: schema56.properties.logs.type } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Array.isArray(data38)) {
        let len1 = data38.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate207(data38[i1], { instancePath: instancePath + "/logs/" + i1, parentData: data38, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors), errors = vErrors.length);
      }
    }
    data.model !== void 0 && (validate214(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length)), data.graph_workflow !== void 0 && (validate330(data.graph_workflow, { instancePath: instancePath + "/graph_workflow", parentData: data, parentDataProperty: "graph_workflow", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors), errors = vErrors.length));
  }
  return validate149.errors = vErrors, errors === 0;
}
validate149.evaluated = { props: { id: !0, flow_id: !0, model_id: !0, graph_workflow_id: !0, org_id: !0, resolved_template_id: !0, batch_id: !0, flow_version_id: !0, created_by: !0, source_chat_message_id: !0, target_version: !0, client_ref: !0, jurisdiction_code: !0, request_id: !0, callback_url: !0, failure_code: !0, failure_message: !0, feedback_reason: !0, status_code: !0, input: !0, output: !0, context: !0, cost_breakdown: !0, metadata: !0, links: !0, duration_ms: !0, nodes_total: !0, nodes_completed: !0, cost: !0, created_at: !0, started_at: !0, completed_at: !0, has_logs: !0, has_node_runs: !0, feedback_is_positive: !0, current_evaluation_summary: !0, node_runs: !0, logs: !0, model: !0, graph_workflow: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate149(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length), validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { props: { id: !0, flow_id: !0, model_id: !0, graph_workflow_id: !0, org_id: !0, resolved_template_id: !0, batch_id: !0, flow_version_id: !0, created_by: !0, source_chat_message_id: !0, target_version: !0, client_ref: !0, jurisdiction_code: !0, request_id: !0, callback_url: !0, failure_code: !0, failure_message: !0, feedback_reason: !0, status_code: !0, input: !0, output: !0, context: !0, cost_breakdown: !0, metadata: !0, links: !0, duration_ms: !0, nodes_total: !0, nodes_completed: !0, cost: !0, created_at: !0, started_at: !0, completed_at: !0, has_logs: !0, has_node_runs: !0, feedback_is_positive: !0, current_evaluation_summary: !0, node_runs: !0, logs: !0, model: !0, graph_workflow: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema49.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.batch_id !== void 0 && (validate55(data.batch_id, { instancePath: instancePath + "/batch_id", parentData: data, parentDataProperty: "batch_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate58(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.sequence_index !== void 0 && (validate133(data.sequence_index, { instancePath: instancePath + "/sequence_index", parentData: data, parentDataProperty: "sequence_index", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.started_at !== void 0 && (validate77(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.completed_at !== void 0 && (validate77(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.client_ref !== void 0 && (validate85(data.client_ref, { instancePath: instancePath + "/client_ref", parentData: data, parentDataProperty: "client_ref", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.status_code !== void 0 && (validate139(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors), errors = vErrors.length)), data.input !== void 0 && (validate141(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.output !== void 0 && (validate143(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.error !== void 0 && (validate143(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.cost !== void 0 && (validate146(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length)), data.run !== void 0 && (validate148(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length))), validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: { id: !0, batch_id: !0, run_id: !0, sequence_index: !0, created_at: !0, started_at: !0, completed_at: !0, client_ref: !0, status_code: !0, input: !0, output: !0, error: !0, cost: !0, run: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate128.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate129(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length), validate128.errors = vErrors, errors === 0;
}
validate128.evaluated = { props: { id: !0, batch_id: !0, run_id: !0, sequence_index: !0, created_at: !0, started_at: !0, completed_at: !0, client_ref: !0, status_code: !0, input: !0, output: !0, error: !0, cost: !0, run: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_14 = validate129, schemas_15 = validate393, schema79 = { $id: "https://model-run-kit.invalid/stated/schemas/BatchItemPage", type: ["object", "null"], properties: { items: { allOf: [{ type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/BatchItemFields" } }], not: { type: "null" }, minLength: 1 }, first: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrl" }, next: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" }, previous: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" } }, required: ["items"] };
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate393.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema79.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items, _errs2 = errors, _errs3 = errors;
      if (data0 !== null) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      if (!Array.isArray(data0) && data0 !== null) {
        let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/allOf/0/type", keyword: "type", params: { type: schema79.properties.items.allOf[0].type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate129(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length);
      }
      if (typeof data0 == "string" && func1(data0) < 1) {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  }
  return validate393.errors = vErrors, errors === 0;
}
validate393.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_16 = validate68, schemas_17 = validate162, schemas_18 = validate133, schemas_19 = validate398;
var schema81 = { $id: "https://model-run-kit.invalid/stated/schemas/CreditBalanceFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, org_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, balance: { $ref: "https://model-run-kit.invalid/stated/schemas/Decimal" }, low_balance_threshold: { $ref: "https://model-run-kit.invalid/stated/schemas/Decimal" }, low_balance_notified_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } } };
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate399.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema81.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.balance !== void 0 && (validate315(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.low_balance_threshold !== void 0 && (validate315(data.low_balance_threshold, { instancePath: instancePath + "/low_balance_threshold", parentData: data, parentDataProperty: "low_balance_threshold", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.low_balance_notified_at !== void 0 && (validate77(data.low_balance_notified_at, { instancePath: instancePath + "/low_balance_notified_at", parentData: data, parentDataProperty: "low_balance_notified_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length))), validate399.errors = vErrors, errors === 0;
}
validate399.evaluated = { props: { id: !0, org_id: !0, balance: !0, low_balance_threshold: !0, low_balance_notified_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate398.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate399(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors), errors = vErrors.length), validate398.errors = vErrors, errors === 0;
}
validate398.evaluated = { props: { id: !0, org_id: !0, balance: !0, low_balance_threshold: !0, low_balance_notified_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_20 = validate399, schemas_21 = validate107, schemas_22 = validate109, schemas_23 = validate315, schemas_24 = validate146, schemas_25 = validate408;
var schema83 = { $id: "https://model-run-kit.invalid/stated/schemas/DeliveryFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, webhook_id: !0, run_id: !0, event: !0, created_at: !0, attempts: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/Attempt" } } } };
function validate409(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate409.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema83.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.attempts !== void 0)) {
    let data1 = data.attempts;
    if (!Array.isArray(data1) && data1 !== null) {
      let err1 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: schema83.properties.attempts.type } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (Array.isArray(data1)) {
      let len0 = data1.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate125(data1[i0], { instancePath: instancePath + "/attempts/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
    }
  }
  return validate409.errors = vErrors, errors === 0;
}
validate409.evaluated = { props: { id: !0, webhook_id: !0, run_id: !0, event: !0, created_at: !0, attempts: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate408.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate409(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors), errors = vErrors.length), validate408.errors = vErrors, errors === 0;
}
validate408.evaluated = { props: { id: !0, webhook_id: !0, run_id: !0, event: !0, created_at: !0, attempts: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_26 = validate409, schemas_27 = validate413, schema84 = { $id: "https://model-run-kit.invalid/stated/schemas/DeliveryPage", type: ["object", "null"], properties: { items: { allOf: [{ type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/DeliveryFields" } }], not: { type: "null" }, minLength: 1 }, first: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrl" }, next: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" }, previous: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" } }, required: ["items"] };
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate413.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema84.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items, _errs2 = errors, _errs3 = errors;
      if (data0 !== null) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      if (!Array.isArray(data0) && data0 !== null) {
        let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/allOf/0/type", keyword: "type", params: { type: schema84.properties.items.allOf[0].type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate409(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors), errors = vErrors.length);
      }
      if (typeof data0 == "string" && func1(data0) < 1) {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  }
  return validate413.errors = vErrors, errors === 0;
}
validate413.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_28 = validate83, schemas_29 = validate148, schemas_30 = validate418, schema85 = { $id: "https://model-run-kit.invalid/stated/schemas/ErrorCode", type: ["string", "null"] };
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate418.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema85.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate418.errors = vErrors, errors === 0;
}
validate418.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_31 = validate419, schema86 = { $id: "https://model-run-kit.invalid/stated/schemas/ErrorEnvelope", type: ["object", "null"], properties: { code: { $ref: "https://model-run-kit.invalid/stated/schemas/ErrorCode" }, message: { type: ["string", "null"] }, errors: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/ErrorIssue" } } } }, schema87 = { $id: "https://model-run-kit.invalid/stated/schemas/ErrorIssue", type: ["object", "null"], properties: { in: { type: ["string", "null"] }, pointer: { type: ["string", "null"] }, rule: { type: ["string", "null"] }, message: { type: ["string", "null"] }, current: { $ref: "https://model-run-kit.invalid/stated/schemas/CreditBalance" } } };
function validate421(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate421.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema87.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.in !== void 0) {
      let data0 = data.in;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: schema87.properties.in.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data1 = data.pointer;
      if (typeof data1 != "string" && data1 !== null) {
        let err2 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: schema87.properties.pointer.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.rule !== void 0) {
      let data2 = data.rule;
      if (typeof data2 != "string" && data2 !== null) {
        let err3 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/type", keyword: "type", params: { type: schema87.properties.rule.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.message !== void 0) {
      let data3 = data.message;
      if (typeof data3 != "string" && data3 !== null) {
        let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: schema87.properties.message.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.current !== void 0 && (validate398(data.current, { instancePath: instancePath + "/current", parentData: data, parentDataProperty: "current", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors), errors = vErrors.length));
  }
  return validate421.errors = vErrors, errors === 0;
}
validate421.evaluated = { props: { in: !0, pointer: !0, rule: !0, message: !0, current: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate419(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate419.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema86.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0 && (validate418(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 != "string" && data1 !== null) {
        let err1 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: schema86.properties.message.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data2 = data.errors;
      if (!Array.isArray(data2) && data2 !== null) {
        let err2 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: schema86.properties.errors.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate421(data2[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors), errors = vErrors.length);
      }
    }
  }
  return validate419.errors = vErrors, errors === 0;
}
validate419.evaluated = { props: { code: !0, message: !0, errors: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_32 = validate421, schemas_33 = validate185, schemas_34 = validate424, schema88 = { $id: "https://model-run-kit.invalid/stated/schemas/EventCode", type: ["string", "null"] };
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate424.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema88.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate424.errors = vErrors, errors === 0;
}
validate424.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_35 = validate425, schema89 = { $id: "https://model-run-kit.invalid/stated/schemas/EventDelivery", type: ["object", "null"], properties: { id: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }], not: { type: "null" }, minLength: 1 }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } }, required: ["id"] };
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate425.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema89.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id, _errs2 = errors, _errs3 = errors;
      if (data0 !== null) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      if (validate55(data0, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length), typeof data0 == "string" && func1(data0) < 1) {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  }
  return validate425.errors = vErrors, errors === 0;
}
validate425.evaluated = { props: { id: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_36 = validate428, schema90 = { $id: "https://model-run-kit.invalid/stated/schemas/EventPayload", type: ["object", "null"], properties: { event: { $ref: "https://model-run-kit.invalid/stated/schemas/EventCode" }, delivery: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/EventDelivery" }], not: { type: "null" }, minLength: 1 }, run_id: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }], not: { type: "null" }, minLength: 1 }, run: { $ref: "https://model-run-kit.invalid/stated/schemas/EmbeddedRun" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" } }, required: ["delivery", "run_id"] };
function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate428.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema90.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.delivery === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delivery" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.run_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.event !== void 0 && (validate424(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors), errors = vErrors.length)), data.delivery !== void 0) {
      let data1 = data.delivery, _errs3 = errors, _errs4 = errors;
      if (data1 !== null) {
        let err3 = {};
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        let err4 = { instancePath: instancePath + "/delivery", schemaPath: "#/properties/delivery/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      } else
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      if (validate425(data1, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors), errors = vErrors.length), typeof data1 == "string" && func1(data1) < 1) {
        let err5 = { instancePath: instancePath + "/delivery", schemaPath: "#/properties/delivery/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.run_id !== void 0) {
      let data2 = data.run_id, _errs8 = errors, _errs9 = errors;
      if (data2 !== null) {
        let err6 = {};
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var valid3 = _errs9 === errors;
      if (valid3) {
        let err7 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      } else
        errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      if (validate55(data2, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length), typeof data2 == "string" && func1(data2) < 1) {
        let err8 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.run !== void 0 && (validate148(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  }
  return validate428.errors = vErrors, errors === 0;
}
validate428.evaluated = { props: { event: !0, delivery: !0, run_id: !0, run: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_37 = validate434;
var schema92 = { $id: "https://model-run-kit.invalid/stated/schemas/EventTypeFields", type: ["object", "null"], properties: { code: { $ref: "https://model-run-kit.invalid/stated/schemas/EventCode" }, description: { type: ["string", "null"] }, schema: { type: ["object", "string", "boolean", "null"] } } };
function validate435(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate435.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema92.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0 && (validate424(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors), errors = vErrors.length)), data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 != "string" && data1 !== null) {
        let err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema92.properties.description.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.schema !== void 0) {
      let data2 = data.schema;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && typeof data2 != "string" && typeof data2 != "boolean" && data2 !== null) {
        let err2 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: schema92.properties.schema.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  return validate435.errors = vErrors, errors === 0;
}
validate435.evaluated = { props: { code: !0, description: !0, schema: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate434.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate435(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors), errors = vErrors.length), validate434.errors = vErrors, errors === 0;
}
validate434.evaluated = { props: { code: !0, description: !0, schema: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_38 = validate435, schemas_39 = validate438, schema93 = { $id: "https://model-run-kit.invalid/stated/schemas/EventTypePage", type: ["object", "null"], properties: { items: { allOf: [{ type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/EventTypeFields" } }], not: { type: "null" }, minLength: 1 }, first: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrl" }, next: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" }, previous: { $ref: "https://model-run-kit.invalid/stated/schemas/CursorUrlOrNull" } }, required: ["items"] };
function validate438(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate438.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema93.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items, _errs2 = errors, _errs3 = errors;
      if (data0 !== null) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      if (!Array.isArray(data0) && data0 !== null) {
        let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/allOf/0/type", keyword: "type", params: { type: schema93.properties.items.allOf[0].type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate435(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors), errors = vErrors.length);
      }
      if (typeof data0 == "string" && func1(data0) < 1) {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  }
  return validate438.errors = vErrors, errors === 0;
}
validate438.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_40 = validate443, schema94 = { $id: "https://model-run-kit.invalid/stated/schemas/FeedbackUpdate", type: ["object", "null"], properties: { is_positive: { type: ["boolean", "null"] }, reason: { type: ["string", "null"] } } };
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate443.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema94.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_positive !== void 0) {
      let data0 = data.is_positive;
      if (typeof data0 != "boolean" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/is_positive", schemaPath: "#/properties/is_positive/type", keyword: "type", params: { type: schema94.properties.is_positive.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 != "string" && data1 !== null) {
        let err2 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema94.properties.reason.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  return validate443.errors = vErrors, errors === 0;
}
validate443.evaluated = { props: { is_positive: !0, reason: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_41 = validate60, schemas_42 = validate141, schemas_43 = validate143, schemas_44 = validate383, schemas_45 = validate444, schema95 = { $id: "https://model-run-kit.invalid/stated/schemas/GpuModelEntryCreate", type: ["object", "null"], properties: { gpu_model_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" } } };
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate444.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema95.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && data.gpu_model_code !== void 0 && (validate68(data.gpu_model_code, { instancePath: instancePath + "/gpu_model_code", parentData: data, parentDataProperty: "gpu_model_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), validate444.errors = vErrors, errors === 0;
}
validate444.evaluated = { props: { gpu_model_code: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_46 = validate352, schemas_47 = validate446, schema96 = { $id: "https://model-run-kit.invalid/stated/schemas/GraphInputCreate", type: ["object", "null"], properties: { name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, display_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, variable_type_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, default_behavior_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_attrs: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, graph_node_id: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, graph_field_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, is_required: { type: ["boolean", "null"] }, default_value: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" } } };
function validate446(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate446.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema96.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate162(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.default_behavior_code !== void 0 && (validate162(data.default_behavior_code, { instancePath: instancePath + "/default_behavior_code", parentData: data, parentDataProperty: "default_behavior_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate162(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate143(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.graph_node_id !== void 0 && (validate223(data.graph_node_id, { instancePath: instancePath + "/graph_node_id", parentData: data, parentDataProperty: "graph_node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.graph_field_name !== void 0 && (validate223(data.graph_field_name, { instancePath: instancePath + "/graph_field_name", parentData: data, parentDataProperty: "graph_field_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.is_required !== void 0) {
      let data9 = data.is_required;
      if (typeof data9 != "boolean" && data9 !== null) {
        let err1 = { instancePath: instancePath + "/is_required", schemaPath: "#/properties/is_required/type", keyword: "type", params: { type: schema96.properties.is_required.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.default_value !== void 0 && (validate143(data.default_value, { instancePath: instancePath + "/default_value", parentData: data, parentDataProperty: "default_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length));
  }
  return validate446.errors = vErrors, errors === 0;
}
validate446.evaluated = { props: { name: !0, display_name: !0, description: !0, variable_type_code: !0, default_behavior_code: !0, validator_code: !0, validator_attrs: !0, graph_node_id: !0, graph_field_name: !0, is_required: !0, default_value: !0, sort_order: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_48 = validate368, schemas_49 = validate458, schema97 = { $id: "https://model-run-kit.invalid/stated/schemas/GraphOutputCreate", type: ["object", "null"], properties: { name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, display_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/stated/schemas/LongTextOrNull" }, variable_type_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_code: { $ref: "https://model-run-kit.invalid/stated/schemas/CodeOrNull" }, validator_attrs: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObjectOrNull" }, graph_node_id: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, graph_field_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, sort_order: { $ref: "https://model-run-kit.invalid/stated/schemas/SortRank" } } };
function validate458(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate458.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema97.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate167(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate162(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate162(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate143(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.graph_node_id !== void 0 && (validate223(data.graph_node_id, { instancePath: instancePath + "/graph_node_id", parentData: data, parentDataProperty: "graph_node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.graph_field_name !== void 0 && (validate223(data.graph_field_name, { instancePath: instancePath + "/graph_field_name", parentData: data, parentDataProperty: "graph_field_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate256(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length))), validate458.errors = vErrors, errors === 0;
}
validate458.evaluated = { props: { name: !0, display_name: !0, description: !0, variable_type_code: !0, validator_code: !0, validator_attrs: !0, graph_node_id: !0, graph_field_name: !0, sort_order: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_50 = validate330, schemas_51 = validate468, schema98 = { $id: "https://model-run-kit.invalid/stated/schemas/GraphWorkflowCreate", type: ["object", "null"], properties: { name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, workflow_json: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, inputs: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/GraphInputCreate" } }, outputs: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/GraphOutputCreate" } }, gpu_explicit_models: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/GpuModelEntryCreate" } }, custom_nodes: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" } }, models: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" } }, environment: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" }, resources: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" } } };
function validate468(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate468.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema98.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.workflow_json !== void 0 && (validate141(data.workflow_json, { instancePath: instancePath + "/workflow_json", parentData: data, parentDataProperty: "workflow_json", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.inputs !== void 0) {
      let data2 = data.inputs;
      if (!Array.isArray(data2) && data2 !== null) {
        let err1 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: schema98.properties.inputs.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate446(data2[i0], { instancePath: instancePath + "/inputs/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors), errors = vErrors.length);
      }
    }
    if (data.outputs !== void 0) {
      let data4 = data.outputs;
      if (!Array.isArray(data4) && data4 !== null) {
        let err2 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: schema98.properties.outputs.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate458(data4[i1], { instancePath: instancePath + "/outputs/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors), errors = vErrors.length);
      }
    }
    if (data.gpu_explicit_models !== void 0) {
      let data6 = data.gpu_explicit_models;
      if (!Array.isArray(data6) && data6 !== null) {
        let err3 = { instancePath: instancePath + "/gpu_explicit_models", schemaPath: "#/properties/gpu_explicit_models/type", keyword: "type", params: { type: schema98.properties.gpu_explicit_models.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (Array.isArray(data6)) {
        let len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate444(data6[i2], { instancePath: instancePath + "/gpu_explicit_models/" + i2, parentData: data6, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors), errors = vErrors.length);
      }
    }
    if (data.custom_nodes !== void 0) {
      let data8 = data.custom_nodes;
      if (!Array.isArray(data8) && data8 !== null) {
        let err4 = { instancePath: instancePath + "/custom_nodes", schemaPath: "#/properties/custom_nodes/type", keyword: "type", params: { type: schema98.properties.custom_nodes.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data8)) {
        let len3 = data8.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate141(data8[i3], { instancePath: instancePath + "/custom_nodes/" + i3, parentData: data8, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length);
      }
    }
    if (data.models !== void 0) {
      let data10 = data.models;
      if (!Array.isArray(data10) && data10 !== null) {
        let err5 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: schema98.properties.models.type } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Array.isArray(data10)) {
        let len4 = data10.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate141(data10[i4], { instancePath: instancePath + "/models/" + i4, parentData: data10, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length);
      }
    }
    data.environment !== void 0 && (validate141(data.environment, { instancePath: instancePath + "/environment", parentData: data, parentDataProperty: "environment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.resources !== void 0 && (validate141(data.resources, { instancePath: instancePath + "/resources", parentData: data, parentDataProperty: "resources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length));
  }
  return validate468.errors = vErrors, errors === 0;
}
validate468.evaluated = { props: { name: !0, workflow_json: !0, inputs: !0, outputs: !0, gpu_explicit_models: !0, custom_nodes: !0, models: !0, environment: !0, resources: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_52 = validate478, schema99 = { $id: "https://model-run-kit.invalid/stated/schemas/GraphWorkflowRunCreate", type: ["object", "null"], properties: { callback_url: { $ref: "https://model-run-kit.invalid/stated/schemas/Url" } } };
function validate478(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate478.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema99.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && data.callback_url !== void 0 && (validate62(data.callback_url, { instancePath: instancePath + "/callback_url", parentData: data, parentDataProperty: "callback_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), validate478.errors = vErrors, errors === 0;
}
validate478.evaluated = { props: { callback_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_53 = validate480;
var schema101 = { $id: "https://model-run-kit.invalid/stated/schemas/InvitationFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, org: { $ref: "https://model-run-kit.invalid/stated/schemas/Organization" }, email: { $ref: "https://model-run-kit.invalid/stated/schemas/Email" }, role_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, created_at: { $ref: "https://model-run-kit.invalid/stated/schemas/Timestamp" }, expires_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" } } };
var schema103 = { $id: "https://model-run-kit.invalid/stated/schemas/OrganizationFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, slug: { $ref: "https://model-run-kit.invalid/stated/schemas/Slug" }, plan_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" } } };
function validate484(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate484.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema103.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.slug !== void 0 && (validate221(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length)), data.plan_code !== void 0 && (validate68(data.plan_code, { instancePath: instancePath + "/plan_code", parentData: data, parentDataProperty: "plan_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length))), validate484.errors = vErrors, errors === 0;
}
validate484.evaluated = { props: { id: !0, name: !0, slug: !0, plan_code: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate483.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate484(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors), errors = vErrors.length), validate483.errors = vErrors, errors === 0;
}
validate483.evaluated = { props: { id: !0, name: !0, slug: !0, plan_code: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate481(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate481.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema101.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org !== void 0 && (validate483(data.org, { instancePath: instancePath + "/org", parentData: data, parentDataProperty: "org", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors), errors = vErrors.length)), data.email !== void 0 && (validate83(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length)), data.role_code !== void 0 && (validate68(data.role_code, { instancePath: instancePath + "/role_code", parentData: data, parentDataProperty: "role_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate77(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length))), validate481.errors = vErrors, errors === 0;
}
validate481.evaluated = { props: { id: !0, org: !0, email: !0, role_code: !0, created_at: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate480(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate480.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate481(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors), errors = vErrors.length), validate480.errors = vErrors, errors === 0;
}
validate480.evaluated = { props: { id: !0, org: !0, email: !0, role_code: !0, created_at: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_54 = validate481, schemas_55 = validate167, schemas_56 = validate66, schemas_57 = validate496;
var schema105 = { $id: "https://model-run-kit.invalid/stated/schemas/MembershipFields", type: ["object", "null"], properties: { org: { $ref: "https://model-run-kit.invalid/stated/schemas/Organization" }, role_code: { $ref: "https://model-run-kit.invalid/stated/schemas/Code" }, scopes: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/Scope" } } } }, schema106 = { $id: "https://model-run-kit.invalid/stated/schemas/Scope", type: ["string", "null"] };
function validate500(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate500.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema106.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate500.errors = vErrors, errors === 0;
}
validate500.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate497(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate497.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema105.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.org !== void 0 && (validate483(data.org, { instancePath: instancePath + "/org", parentData: data, parentDataProperty: "org", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors), errors = vErrors.length)), data.role_code !== void 0 && (validate68(data.role_code, { instancePath: instancePath + "/role_code", parentData: data, parentDataProperty: "role_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.scopes !== void 0)) {
    let data2 = data.scopes;
    if (!Array.isArray(data2) && data2 !== null) {
      let err1 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: schema105.properties.scopes.type } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (Array.isArray(data2)) {
      let len0 = data2.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate500(data2[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors), errors = vErrors.length);
    }
  }
  return validate497.errors = vErrors, errors === 0;
}
validate497.evaluated = { props: { org: !0, role_code: !0, scopes: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate496(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate496.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate497(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors), errors = vErrors.length), validate496.errors = vErrors, errors === 0;
}
validate496.evaluated = { props: { org: !0, role_code: !0, scopes: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_58 = validate497, schemas_59 = validate177, schemas_60 = validate80, schemas_61 = validate81, schemas_62 = validate214, schemas_63 = validate274, schemas_64 = validate293, schemas_65 = validate245, schemas_66 = validate261, schemas_67 = validate300, schemas_68 = validate322, schemas_69 = validate503, schema107 = { $id: "https://model-run-kit.invalid/stated/schemas/ModelRunCreate", type: ["object", "null"], properties: { callback_url: { $ref: "https://model-run-kit.invalid/stated/schemas/Url" } } };
function validate503(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate503.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema107.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && data.callback_url !== void 0 && (validate62(data.callback_url, { instancePath: instancePath + "/callback_url", parentData: data, parentDataProperty: "callback_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), validate503.errors = vErrors, errors === 0;
}
validate503.evaluated = { props: { callback_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_70 = validate505, schema108 = { $id: "https://model-run-kit.invalid/stated/schemas/ModelRunReceipt", type: ["object", "null"], properties: { run_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, status: { type: ["string", "null"] } } };
function validate505(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate505.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema108.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.status !== void 0)) {
    let data1 = data.status;
    if (typeof data1 != "string" && data1 !== null) {
      let err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema108.properties.status.type } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate505.errors = vErrors, errors === 0;
}
validate505.evaluated = { props: { run_id: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_71 = validate188, schemas_72 = validate483, schemas_73 = validate484, schemas_74 = validate507, schema109 = { $id: "https://model-run-kit.invalid/stated/schemas/PathSegment", type: ["string", "null"] };
function validate507(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate507.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema109.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate507.errors = vErrors, errors === 0;
}
validate507.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_75 = validate508;
function validate508(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate508.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate149(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status_code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status_code" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status_code !== void 0) {
      let data0 = data.status_code, _errs2 = errors, _errs3 = errors;
      if (data0 !== null) {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var valid2 = _errs3 === errors;
      if (valid2) {
        let err2 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      } else
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      if (typeof data0 == "string" && func1(data0) < 1) {
        let err3 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  }
  return validate508.errors = vErrors, errors === 0;
}
validate508.evaluated = { props: { status_code: !0, id: !0, flow_id: !0, model_id: !0, graph_workflow_id: !0, org_id: !0, resolved_template_id: !0, batch_id: !0, flow_version_id: !0, created_by: !0, source_chat_message_id: !0, target_version: !0, client_ref: !0, jurisdiction_code: !0, request_id: !0, callback_url: !0, failure_code: !0, failure_message: !0, feedback_reason: !0, input: !0, output: !0, context: !0, cost_breakdown: !0, metadata: !0, links: !0, duration_ms: !0, nodes_total: !0, nodes_completed: !0, cost: !0, created_at: !0, started_at: !0, completed_at: !0, has_logs: !0, has_node_runs: !0, feedback_is_positive: !0, current_evaluation_summary: !0, node_runs: !0, logs: !0, model: !0, graph_workflow: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_76 = validate510, schema111 = { $id: "https://model-run-kit.invalid/stated/schemas/RunCancelledPayload", allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/EventPayload" }, { type: ["object", "null"], properties: { event: { type: ["string", "null"] }, run: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/EmbeddedRun" }, { type: ["object", "null"], properties: { status_code: { type: ["string", "null"] } } }] } } }] };
function validate510(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate510.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate428(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors), errors = vErrors.length), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: schema111.allOf[1].type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/event", schemaPath: "#/allOf/1/properties/event/type", keyword: "type", params: { type: schema111.allOf[1].properties.event.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.run !== void 0) {
      let data1 = data.run;
      if (validate148(data1, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length), !(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err2 = { instancePath: instancePath + "/run", schemaPath: "#/allOf/1/properties/run/allOf/1/type", keyword: "type", params: { type: schema111.allOf[1].properties.run.allOf[1].type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data1 && typeof data1 == "object" && !Array.isArray(data1) && data1.status_code !== void 0) {
        let data2 = data1.status_code;
        if (typeof data2 != "string" && data2 !== null) {
          let err3 = { instancePath: instancePath + "/run/status_code", schemaPath: "#/allOf/1/properties/run/allOf/1/properties/status_code/type", keyword: "type", params: { type: schema111.allOf[1].properties.run.allOf[1].properties.status_code.type } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
  }
  return validate510.errors = vErrors, errors === 0;
}
validate510.evaluated = { props: { event: !0, run: !0, delivery: !0, run_id: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_77 = validate513, schema112 = { $id: "https://model-run-kit.invalid/stated/schemas/RunCompletedPayload", allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/EventPayload" }, { type: ["object", "null"], properties: { event: { type: ["string", "null"] }, run: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/EmbeddedRun" }, { type: ["object", "null"], properties: { status_code: { type: ["string", "null"] } } }] } } }] };
function validate513(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate513.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate428(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors), errors = vErrors.length), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: schema112.allOf[1].type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/event", schemaPath: "#/allOf/1/properties/event/type", keyword: "type", params: { type: schema112.allOf[1].properties.event.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.run !== void 0) {
      let data1 = data.run;
      if (validate148(data1, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length), !(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err2 = { instancePath: instancePath + "/run", schemaPath: "#/allOf/1/properties/run/allOf/1/type", keyword: "type", params: { type: schema112.allOf[1].properties.run.allOf[1].type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data1 && typeof data1 == "object" && !Array.isArray(data1) && data1.status_code !== void 0) {
        let data2 = data1.status_code;
        if (typeof data2 != "string" && data2 !== null) {
          let err3 = { instancePath: instancePath + "/run/status_code", schemaPath: "#/allOf/1/properties/run/allOf/1/properties/status_code/type", keyword: "type", params: { type: schema112.allOf[1].properties.run.allOf[1].properties.status_code.type } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
  }
  return validate513.errors = vErrors, errors === 0;
}
validate513.evaluated = { props: { event: !0, run: !0, delivery: !0, run_id: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_78 = validate516, schema113 = { $id: "https://model-run-kit.invalid/stated/schemas/RunFailedPayload", allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/EventPayload" }, { type: ["object", "null"], properties: { event: { type: ["string", "null"] }, run: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/EmbeddedRun" }, { type: ["object", "null"], properties: { status_code: { type: ["string", "null"] } } }] } } }] };
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate516.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate428(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors), errors = vErrors.length), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: schema113.allOf[1].type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/event", schemaPath: "#/allOf/1/properties/event/type", keyword: "type", params: { type: schema113.allOf[1].properties.event.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.run !== void 0) {
      let data1 = data.run;
      if (validate148(data1, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length), !(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err2 = { instancePath: instancePath + "/run", schemaPath: "#/allOf/1/properties/run/allOf/1/type", keyword: "type", params: { type: schema113.allOf[1].properties.run.allOf[1].type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data1 && typeof data1 == "object" && !Array.isArray(data1) && data1.status_code !== void 0) {
        let data2 = data1.status_code;
        if (typeof data2 != "string" && data2 !== null) {
          let err3 = { instancePath: instancePath + "/run/status_code", schemaPath: "#/allOf/1/properties/run/allOf/1/properties/status_code/type", keyword: "type", params: { type: schema113.allOf[1].properties.run.allOf[1].properties.status_code.type } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
  }
  return validate516.errors = vErrors, errors === 0;
}
validate516.evaluated = { props: { event: !0, run: !0, delivery: !0, run_id: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_79 = validate149, schemas_80 = validate207, schemas_81 = validate139, schemas_82 = validate500, schemas_83 = validate223, schemas_84 = validate85, schemas_85 = validate221, schemas_86 = validate256, schemas_87 = validate71, schemas_88 = validate74, schemas_89 = validate77, schemas_90 = validate519;
var schema115 = { $id: "https://model-run-kit.invalid/stated/schemas/UploadSessionFields", type: ["object", "null"], properties: { asset_id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, upload_url: { $ref: "https://model-run-kit.invalid/stated/schemas/Url" } } };
function validate520(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate520.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema115.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && (data.asset_id !== void 0 && (validate55(data.asset_id, { instancePath: instancePath + "/asset_id", parentData: data, parentDataProperty: "asset_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.upload_url !== void 0 && (validate62(data.upload_url, { instancePath: instancePath + "/upload_url", parentData: data, parentDataProperty: "upload_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length))), validate520.errors = vErrors, errors === 0;
}
validate520.evaluated = { props: { asset_id: !0, upload_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate519(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate519.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate520(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.asset_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "asset_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.upload_url === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upload_url" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.asset_id !== void 0) {
      let data0 = data.asset_id, _errs2 = errors, _errs3 = errors;
      if (data0 !== null) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid2 = _errs3 === errors;
      if (valid2) {
        let err3 = { instancePath: instancePath + "/asset_id", schemaPath: "#/properties/asset_id/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      if (typeof data0 == "string" && func1(data0) < 1) {
        let err4 = { instancePath: instancePath + "/asset_id", schemaPath: "#/properties/asset_id/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.upload_url !== void 0) {
      let data1 = data.upload_url, _errs6 = errors, _errs7 = errors;
      if (data1 !== null) {
        let err5 = {};
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var valid3 = _errs7 === errors;
      if (valid3) {
        let err6 = { instancePath: instancePath + "/upload_url", schemaPath: "#/properties/upload_url/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      } else
        errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
      if (typeof data1 == "string" && func1(data1) < 1) {
        let err7 = { instancePath: instancePath + "/upload_url", schemaPath: "#/properties/upload_url/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  }
  return validate519.errors = vErrors, errors === 0;
}
validate519.evaluated = { props: { asset_id: !0, upload_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_91 = validate520, schemas_92 = validate62, schemas_93 = validate64, schemas_94 = validate524;
var schema117 = { $id: "https://model-run-kit.invalid/stated/schemas/UserProfileFields", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, email: { $ref: "https://model-run-kit.invalid/stated/schemas/Email" }, first_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, last_name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortTextOrNull" }, avatar_url: { $ref: "https://model-run-kit.invalid/stated/schemas/UrlOrNull" }, timezone: { type: ["string", "null"] }, locale_code: { type: ["string", "null"] }, email_verified_at: { $ref: "https://model-run-kit.invalid/stated/schemas/TimestampOrNull" }, memberships: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/Membership" } }, organizations: !0, pending_invitations: !0 } };
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate525.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema117.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.email !== void 0 && (validate83(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length)), data.first_name !== void 0 && (validate85(data.first_name, { instancePath: instancePath + "/first_name", parentData: data, parentDataProperty: "first_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.last_name !== void 0 && (validate85(data.last_name, { instancePath: instancePath + "/last_name", parentData: data, parentDataProperty: "last_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.avatar_url !== void 0 && (validate64(data.avatar_url, { instancePath: instancePath + "/avatar_url", parentData: data, parentDataProperty: "avatar_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.timezone !== void 0) {
      let data5 = data.timezone;
      if (typeof data5 != "string" && data5 !== null) {
        let err1 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/type", keyword: "type", params: { type: schema117.properties.timezone.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.locale_code !== void 0) {
      let data6 = data.locale_code;
      if (typeof data6 != "string" && data6 !== null) {
        let err2 = { instancePath: instancePath + "/locale_code", schemaPath: "#/properties/locale_code/type", keyword: "type", params: { type: schema117.properties.locale_code.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.email_verified_at !== void 0 && (validate77(data.email_verified_at, { instancePath: instancePath + "/email_verified_at", parentData: data, parentDataProperty: "email_verified_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.memberships !== void 0) {
      let data8 = data.memberships;
      if (!Array.isArray(data8) && data8 !== null) {
        let err3 = { instancePath: instancePath + "/memberships", schemaPath: "#/properties/memberships/type", keyword: "type", params: { type: schema117.properties.memberships.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate496(data8[i0], { instancePath: instancePath + "/memberships/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors), errors = vErrors.length);
      }
    }
  }
  return validate525.errors = vErrors, errors === 0;
}
validate525.evaluated = { props: { id: !0, email: !0, first_name: !0, last_name: !0, avatar_url: !0, timezone: !0, locale_code: !0, email_verified_at: !0, memberships: !0, organizations: !0, pending_invitations: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate524.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate525(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors), errors = vErrors.length), validate524.errors = vErrors, errors === 0;
}
validate524.evaluated = { props: { id: !0, email: !0, first_name: !0, last_name: !0, avatar_url: !0, timezone: !0, locale_code: !0, email_verified_at: !0, memberships: !0, organizations: !0, pending_invitations: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_95 = validate525, schemas_96 = validate55, schemas_97 = validate58, schemas_98 = validate534, schema118 = { $id: "https://model-run-kit.invalid/stated/schemas/ValidationErrorEnvelope", type: ["object", "null"], properties: { detail: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/ValidationIssue" } } } }, schema119 = { $id: "https://model-run-kit.invalid/stated/schemas/ValidationIssue", type: ["object", "null"], properties: { loc: { type: ["array", "null"], items: { type: ["string", "null"] } }, msg: { type: ["string", "null"] }, type: { $ref: "https://model-run-kit.invalid/stated/schemas/ErrorCode" }, input: {}, ctx: { $ref: "https://model-run-kit.invalid/stated/schemas/FreeObject" } } };
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate535.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema119.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.loc !== void 0) {
      let data0 = data.loc;
      if (!Array.isArray(data0) && data0 !== null) {
        let err1 = { instancePath: instancePath + "/loc", schemaPath: "#/properties/loc/type", keyword: "type", params: { type: schema119.properties.loc.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 != "string" && data1 !== null) {
            let err2 = { instancePath: instancePath + "/loc/" + i0, schemaPath: "#/properties/loc/items/type", keyword: "type", params: { type: schema119.properties.loc.items.type } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      }
    }
    if (data.msg !== void 0) {
      let data2 = data.msg;
      if (typeof data2 != "string" && data2 !== null) {
        let err3 = { instancePath: instancePath + "/msg", schemaPath: "#/properties/msg/type", keyword: "type", params: { type: schema119.properties.msg.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.type !== void 0 && (validate418(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.ctx !== void 0 && (validate141(data.ctx, { instancePath: instancePath + "/ctx", parentData: data, parentDataProperty: "ctx", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length));
  }
  return validate535.errors = vErrors, errors === 0;
}
validate535.evaluated = { props: { loc: !0, msg: !0, type: !0, input: !0, ctx: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate534.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema118.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.detail !== void 0) {
    let data0 = data.detail;
    if (!Array.isArray(data0) && data0 !== null) {
      let err1 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: schema118.properties.detail.type } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (Array.isArray(data0)) {
      let len0 = data0.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate535(data0[i0], { instancePath: instancePath + "/detail/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors), errors = vErrors.length);
    }
  }
  return validate534.errors = vErrors, errors === 0;
}
validate534.evaluated = { props: { detail: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_99 = validate535, schemas_100 = validate539, schema120 = { $id: "https://model-run-kit.invalid/stated/schemas/Webhook", type: ["object", "null"], properties: { id: { $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }, org_id: !0, name: !0, url: !0, secret: !0, event_types: !0, created_by: !0, created_at: !0, updated_at: !0 } };
function validate539(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate539.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema120.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return data && typeof data == "object" && !Array.isArray(data) && data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), validate539.errors = vErrors, errors === 0;
}
validate539.evaluated = { props: { id: !0, org_id: !0, name: !0, url: !0, secret: !0, event_types: !0, created_by: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_101 = validate541, schema121 = { $id: "https://model-run-kit.invalid/stated/schemas/WebhookCreate", type: ["object", "null"], properties: { name: { $ref: "https://model-run-kit.invalid/stated/schemas/ShortText" }, url: { $ref: "https://model-run-kit.invalid/stated/schemas/Url" }, secret: { $ref: "https://model-run-kit.invalid/stated/schemas/WebhookSecret" }, event_types: { type: ["array", "null"], items: { $ref: "https://model-run-kit.invalid/stated/schemas/EventCode" } } } }, schema122 = { $id: "https://model-run-kit.invalid/stated/schemas/WebhookSecret", type: ["string", "null"] };
function validate544(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate544.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema122.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate544.errors = vErrors, errors === 0;
}
validate544.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate541(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate541.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema121.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.name !== void 0 && (validate223(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.url !== void 0 && (validate62(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.secret !== void 0 && (validate544(data.secret, { instancePath: instancePath + "/secret", parentData: data, parentDataProperty: "secret", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors), errors = vErrors.length)), data.event_types !== void 0)) {
    let data3 = data.event_types;
    if (!Array.isArray(data3) && data3 !== null) {
      let err1 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/type", keyword: "type", params: { type: schema121.properties.event_types.type } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (Array.isArray(data3)) {
      let len0 = data3.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate424(data3[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors), errors = vErrors.length);
    }
  }
  return validate541.errors = vErrors, errors === 0;
}
validate541.evaluated = { props: { name: !0, url: !0, secret: !0, event_types: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_102 = validate544, schemas_103 = validate344, schemas_104 = validate547, schema123 = { $id: "https://model-run-kit.invalid/stated/schemas/WorkflowRunReceipt", type: ["object", "null"], properties: { run_id: { allOf: [{ $ref: "https://model-run-kit.invalid/stated/schemas/Uuid" }], not: { type: "null" }, minLength: 1 }, status: { allOf: [{ type: ["string", "null"] }], not: { type: "null" }, minLength: 1 } }, required: ["run_id", "status"] };
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate547.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema123.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.run_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.status === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.run_id !== void 0) {
      let data0 = data.run_id, _errs2 = errors, _errs3 = errors;
      if (data0 !== null) {
        let err3 = {};
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        let err4 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      } else
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      if (validate55(data0, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length), typeof data0 == "string" && func1(data0) < 1) {
        let err5 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status, _errs7 = errors, _errs8 = errors;
      if (data1 !== null) {
        let err6 = {};
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var valid3 = _errs8 === errors;
      if (valid3) {
        let err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      } else
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      if (typeof data1 != "string" && data1 !== null) {
        let err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/allOf/0/type", keyword: "type", params: { type: schema123.properties.status.allOf[0].type } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data1 == "string" && func1(data1) < 1) {
        let err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  }
  return validate547.errors = vErrors, errors === 0;
}
validate547.evaluated = { props: { run_id: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
var responses_0 = validate549, schema124 = { $id: "https://model-run-kit.invalid/stated/responses/getHealth", type: ["object", "null"], maxProperties: 0 };
function validate549(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate549.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema124.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && Object.keys(data).length > 0) {
    let err1 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 0 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate549.errors = vErrors, errors === 0;
}
validate549.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var validators = { schemas: { AnyValue: schemas_0, Asset: schemas_1, AssetFields: schemas_2, AssetFolder: schemas_3, AssetFolderCreate: schemas_4, AssetFolderFields: schemas_5, AssetPage: schemas_6, AssetType: schemas_7, AssetTypeFields: schemas_8, AssetTypePage: schemas_9, AssetUploadCreate: schemas_10, Attempt: schemas_11, BalanceUpdate: schemas_12, BatchItem: schemas_13, BatchItemFields: schemas_14, BatchItemPage: schemas_15, Code: schemas_16, CodeOrNull: schemas_17, Count: schemas_18, CreditBalance: schemas_19, CreditBalanceFields: schemas_20, CursorUrl: schemas_21, CursorUrlOrNull: schemas_22, Decimal: schemas_23, DecimalOrNull: schemas_24, Delivery: schemas_25, DeliveryFields: schemas_26, DeliveryPage: schemas_27, Email: schemas_28, EmbeddedRun: schemas_29, ErrorCode: schemas_30, ErrorEnvelope: schemas_31, ErrorIssue: schemas_32, EvaluationSummary: schemas_33, EventCode: schemas_34, EventDelivery: schemas_35, EventPayload: schemas_36, EventType: schemas_37, EventTypeFields: schemas_38, EventTypePage: schemas_39, FeedbackUpdate: schemas_40, FileName: schemas_41, FreeObject: schemas_42, FreeObjectOrNull: schemas_43, GpuModelEntry: schemas_44, GpuModelEntryCreate: schemas_45, GraphInput: schemas_46, GraphInputCreate: schemas_47, GraphOutput: schemas_48, GraphOutputCreate: schemas_49, GraphWorkflow: schemas_50, GraphWorkflowCreate: schemas_51, GraphWorkflowRunCreate: schemas_52, Invitation: schemas_53, InvitationFields: schemas_54, LongTextOrNull: schemas_55, MediaType: schemas_56, Membership: schemas_57, MembershipFields: schemas_58, MillisecondsOrNull: schemas_59, MinimalUser: schemas_60, MinimalUserFields: schemas_61, Model: schemas_62, ModelExample: schemas_63, ModelFaqEntry: schemas_64, ModelInput: schemas_65, ModelOutput: schemas_66, ModelPricingRule: schemas_67, ModelRelatedLink: schemas_68, ModelRunCreate: schemas_69, ModelRunReceipt: schemas_70, NodeRun: schemas_71, Organization: schemas_72, OrganizationFields: schemas_73, PathSegment: schemas_74, Run: schemas_75, RunCancelledPayload: schemas_76, RunCompletedPayload: schemas_77, RunFailedPayload: schemas_78, RunFields: schemas_79, RunLog: schemas_80, RunStatusCode: schemas_81, Scope: schemas_82, ShortText: schemas_83, ShortTextOrNull: schemas_84, Slug: schemas_85, SortRank: schemas_86, StringOrNull: schemas_87, Timestamp: schemas_88, TimestampOrNull: schemas_89, UploadSession: schemas_90, UploadSessionFields: schemas_91, Url: schemas_92, UrlOrNull: schemas_93, UserProfile: schemas_94, UserProfileFields: schemas_95, Uuid: schemas_96, UuidOrNull: schemas_97, ValidationErrorEnvelope: schemas_98, ValidationIssue: schemas_99, Webhook: schemas_100, WebhookCreate: schemas_101, WebhookSecret: schemas_102, WorkflowItems: schemas_103, WorkflowRunReceipt: schemas_104 }, responses: { getHealth: responses_0 }, queries: {}, paths: {} };
export {
  responses_0,
  schemas_0,
  schemas_1,
  schemas_10,
  schemas_100,
  schemas_101,
  schemas_102,
  schemas_103,
  schemas_104,
  schemas_11,
  schemas_12,
  schemas_13,
  schemas_14,
  schemas_15,
  schemas_16,
  schemas_17,
  schemas_18,
  schemas_19,
  schemas_2,
  schemas_20,
  schemas_21,
  schemas_22,
  schemas_23,
  schemas_24,
  schemas_25,
  schemas_26,
  schemas_27,
  schemas_28,
  schemas_29,
  schemas_3,
  schemas_30,
  schemas_31,
  schemas_32,
  schemas_33,
  schemas_34,
  schemas_35,
  schemas_36,
  schemas_37,
  schemas_38,
  schemas_39,
  schemas_4,
  schemas_40,
  schemas_41,
  schemas_42,
  schemas_43,
  schemas_44,
  schemas_45,
  schemas_46,
  schemas_47,
  schemas_48,
  schemas_49,
  schemas_5,
  schemas_50,
  schemas_51,
  schemas_52,
  schemas_53,
  schemas_54,
  schemas_55,
  schemas_56,
  schemas_57,
  schemas_58,
  schemas_59,
  schemas_6,
  schemas_60,
  schemas_61,
  schemas_62,
  schemas_63,
  schemas_64,
  schemas_65,
  schemas_66,
  schemas_67,
  schemas_68,
  schemas_69,
  schemas_7,
  schemas_70,
  schemas_71,
  schemas_72,
  schemas_73,
  schemas_74,
  schemas_75,
  schemas_76,
  schemas_77,
  schemas_78,
  schemas_79,
  schemas_8,
  schemas_80,
  schemas_81,
  schemas_82,
  schemas_83,
  schemas_84,
  schemas_85,
  schemas_86,
  schemas_87,
  schemas_88,
  schemas_89,
  schemas_9,
  schemas_90,
  schemas_91,
  schemas_92,
  schemas_93,
  schemas_94,
  schemas_95,
  schemas_96,
  schemas_97,
  schemas_98,
  schemas_99,
  validators
};
