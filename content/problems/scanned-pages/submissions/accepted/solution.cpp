#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

bool isDigit(const string &name, size_t place) {
    return place < name.size() && isdigit((unsigned char)name[place]);
}

/** The piece of digits that begins at this place. */
string numberAt(const string &name, size_t place) {
    size_t end = place;
    while (isDigit(name, end)) end++;
    return name.substr(place, end - place);
}

bool comesBefore(const string &a, const string &b) {
    size_t i = 0;
    while (i < a.size() && i < b.size()) {
        if (isDigit(a, i) && isDigit(b, i)) {
            string left = numberAt(a, i), right = numberAt(b, i);
            if (left.size() != right.size()) return left.size() < right.size();
            if (left != right) return left < right;
            i += left.size();
        } else {
            if (a[i] != b[i]) return a[i] < b[i];
            i++;
        }
    }
    return a.size() < b.size();
}

int main() {
    int n;
    cin >> n;
    vector<string> names(n);
    for (string &name : names) cin >> name;
    sort(names.begin(), names.end(), comesBefore);
    for (const string &name : names) cout << name << '\n';
    return 0;
}
