/** Words that hold a sentence together and say nothing about what somebody looks for. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a about actually after again all already also always am an and another any anybody anyone anything anyway are around as ask asking at
  attune away back basically be because been before being bit both but by bye can cannot could curious currently dear did do
  does doing done each eh either else em enough er etc even ever every everything exactly far few find for from further gets
  get getting give given go goes going good gonna got great guess guy guys had has have having he hello help her here hey hi him his hmm
  hope how i if im in instead interested into is it its ive just kind kinda know let lets like little ll lol look looking lot
  lots made make makes making many may maybe me mean might mine more most much must my myself need needed needs never nice no
  not now of off oh ok okay on once one ones only onto or other others otherwise our ours out over own particular particularly per
  perhaps please pls plz possible possibly pretty probably put question quite rather re really regarding right s same say see
  seem seems shall she should show simply since site so some somebody somehow something sort still stuff such sure t
  take tell than thank thanks that the their them then there these they thing things think this those though thx to
  today together too two u um under until up upon ur us use used useful uses using ve very via wanna want wanted wants was way
  we website well were what whats whatever when where whether which while who whom whos whose why will wish with within without
  wondering would ya yeah yes yet you your yours yourself folks people really everyone boss colleague colleagues 
  explain describe details detail info information learn understand anything offer offers provide provides available
  does don doesn didn isn aren wasn won wouldn couldn shouldn hasn haven d m o y n r cool quick quickly talk speak heard
  found finding tell told properly proper correctly fully best better well bad dear sir madam mate buddy hopefully honestly
  against through behind toward towards across among besides despite except within beyond
  asked tried
  come comes came works working work worked happen happens happened`.split(/\s+/),
);
