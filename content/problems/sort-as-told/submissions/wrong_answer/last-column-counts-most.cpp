#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

using Row = vector<string>;
using Comparison = function<int(const Row &, const Row &)>;  // negative, 0 or positive

Comparison byColumn(size_t column, bool isNumber) {
    if (!isNumber) return [column](const Row &a, const Row &b) { return a[column].compare(b[column]); };
    return [column](const Row &a, const Row &b) {
        int x = stoi(a[column]), y = stoi(b[column]);
        return (x > y) - (x < y);
    };
}

Comparison backwards(const Comparison &order) {
    return [order](const Row &a, const Row &b) { return order(b, a); };
}

Comparison then(const Comparison &first, const Comparison &second) {
    return [first, second](const Row &a, const Row &b) {
        int order = first(a, b);
        return order != 0 ? order : second(a, b);
    };
}

int main() {
    int n, c, q;
    cin >> n >> c >> q;
    map<string, Comparison> columns;
    for (int i = 0; i < c; i++) {
        string word;
        cin >> word;
        size_t colon = word.find(':');
        columns[word.substr(0, colon)] = byColumn(i, word.substr(colon) == ":number");
    }
    vector<Row> table(n, Row(c));
    for (Row &row : table) {
        for (string &value : row) cin >> value;
    }
    while (q-- > 0) {
        string line, word;
        cin >> line;
        istringstream words(line);
        Comparison wish = [](const Row &, const Row &) { return 0; };
        while (getline(words, word, ',')) {
            bool turned = word.front() == '-';
            const Comparison &order = columns[turned ? word.substr(1) : word];
            wish = then(turned ? backwards(order) : order, wish);
        }
        vector<Row> sorted = table;
        stable_sort(sorted.begin(), sorted.end(), [&](const Row &a, const Row &b) { return wish(a, b) < 0; });
        for (const Row &row : sorted) cout << row.front() << ' ';
        cout << '\n';
    }
}
