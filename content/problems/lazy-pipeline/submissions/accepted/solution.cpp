#include <algorithm>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

struct Stage {
    string kind;
    long long k = 0;
    int came = 0, given = 0;
    bool begun = false;
    set<long long> seen;
    vector<long long> sorted;
};

vector<long long> source;
vector<Stage> stages;
size_t taken = 0;

bool next(int i, long long &x);

// Asks the stage before stage i, or the source. Answers false if there are no more.
bool ask(int i, long long &x) {
    if (i == 0) {
        if (taken == source.size()) return false;
        x = source[taken++];
    } else if (!next(i - 1, x)) {
        return false;
    }
    stages[i].came++;
    return true;
}

bool passes(Stage &s, long long x) {
    if (s.kind == "even") return x % 2 == 0;
    if (s.kind == "odd") return x % 2 != 0;
    if (s.kind == "above") return x > s.k;
    if (s.kind == "below") return x < s.k;
    if (s.kind == "distinct") return s.seen.insert(x).second;
    return true;
}

bool nextSorted(int i, long long &x) {
    Stage &s = stages[i];
    if (!s.begun) {
        s.begun = true;
        while (ask(i, x)) s.sorted.push_back(x);
        sort(s.sorted.rbegin(), s.sorted.rend());
    }
    if (s.sorted.empty()) return false;
    x = s.sorted.back();
    s.sorted.pop_back();
    return true;
}

// The next element that leaves stage i.
bool next(int i, long long &x) {
    Stage &s = stages[i];
    if (s.kind == "sorted") return nextSorted(i, x);
    if (s.kind == "limit" && s.given++ >= s.k) return false;
    if (s.kind == "skip") {
        while (s.given < s.k && ask(i, x)) s.given++;
    }
    while (ask(i, x)) {
        if (!passes(s, x)) continue;
        if (s.kind == "add") x += s.k;
        if (s.kind == "times") x *= s.k;
        return true;
    }
    return false;
}

int main() {
    int n, count;
    cin >> n >> count;
    source.resize(n);
    for (long long &x : source) cin >> x;
    stages.resize(count);
    string line;
    getline(cin, line);
    for (Stage &s : stages) {
        getline(cin, line);
        istringstream words(line);
        words >> s.kind >> s.k;
    }
    const string end = stages.back().kind;
    vector<long long> result;
    long long x, sum = 0;
    while (ask(count - 1, x)) {
        result.push_back(x);
        sum += x;
        if (end == "first") break;
    }
    for (int i = 0; i < count; i++) cout << stages[i].came << (i + 1 < count ? ' ' : '\n');
    if (end == "count") cout << result.size();
    else if (end == "sum") cout << sum;
    else if (result.empty()) cout << "none";
    else for (size_t i = 0; i < result.size(); i++) cout << (i ? " " : "") << result[i];
    cout << '\n';
}
