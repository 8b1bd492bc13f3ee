/** Common words with little meaning: alone they neither make nor spoil an answer. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `friendly startup online someone's town city local abroad country lawyer legal able add added allow allowed allows apply arrive avoid believe belong bring brings broken build buy buying call called care carry
  case cases cause check choose chosen clear close consider contain control correct cover create created deal depend
  depends difficult easy easily effect enter expect explain face fact fair feature features field fill find fit fits fix form full
  general goal half hand handle handled handy happy hard head high idea important include inside job keep key kind large late later leave left less
  level life line list live long longer low main manage matter maximum means meet mention method middle minimum
  mix moment month months move multiple name near next nothing number offer old open operate option options outside overall owner
  page pages part parts pass pay people person pick picked piece place places plan play point points popular position prefer present press
  price problem produce project protect pull purpose push quality question raise range reach react read reading reads ready reason
  receive reduce remain report require required rest result results return right rise run running runs safe save say screen search
  section select self send sent separate serious serve set several share short side sign similar single situation size small smart
  special spend stand start state status stay step steps stop strong stuff subject suggest suit suitable support suppose surprise system
  systems task tasks team teams term terms test thing thinking thought time times title top topic total touch treat treated true trust turn turned turns type
  types understand unit usage user users usual usually value various version view visit wait walk watch week weeks whole wide win wonder
  word words world write writes writing wrong year years yourselves automatically behind between control current different direct during
  everyday exist exists existing extra final first follow following front future group groups happening here's home hour hours
  huge human issue issues item items last least main major minute minutes modern nature normal often original past per personal process proper quick
  rather recent same second seriously seven shape simple single six soon specific still summary ten third third three today tomorrow total
  trouble two types under unique up usual whole won't yesterday young hundred thousand million billion way ways`.split(
    /\s+/,
  ),
);
