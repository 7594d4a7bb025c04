/** Where names that beginners use without a header are declared; g++ itself hints at most others. */
const NAMES_BY_HEADER = {
  cmath: 'sqrt pow floor ceil round fabs log log2 exp sin cos tan cbrt hypot',
  algorithm:
    'sort reverse max_element min_element find count lower_bound upper_bound next_permutation unique fill',
  numeric: 'accumulate gcd lcm iota',
  iomanip: 'setprecision setw setfill fixed',
  cstring: 'strlen strcpy strcmp strcat strtok memset memcpy',
  cstdio: 'printf scanf puts gets getchar putchar fgets',
  climits: 'INT_MAX INT_MIN LLONG_MAX LLONG_MIN LONG_MAX CHAR_BIT',
  cctype: 'isdigit isalpha isalnum isspace toupper tolower isupper islower',
  cstdlib: 'abs exit malloc free rand srand atoi',
  iostream: 'cout cin endl cerr',
  string: 'string getline stoi stol stoll stod to_string',
  queue: 'queue priority_queue',
  utility: 'pair make_pair swap',
  sstream: 'stringstream istringstream ostringstream',
  vector: 'vector',
  map: 'map multimap',
  set: 'set multiset',
  stack: 'stack',
  deque: 'deque',
  list: 'list',
  bitset: 'bitset',
  unordered_map: 'unordered_map',
  unordered_set: 'unordered_set',
} as const;

const HEADERS = new Map(
  Object.entries(NAMES_BY_HEADER).flatMap(([header, names]) =>
    names.split(' ').map((name) => [name, header]),
  ),
);

/** The header of a well-known name, as a value for a sentence; undefined for other names. */
export function headerOf(symbol: string | undefined): Record<string, string> | undefined {
  const header = HEADERS.get(symbol ?? '');
  return header === undefined ? undefined : { header };
}
