#include <iostream>
#include <map>
#include <string>
using namespace std;

long long factorial(int n) {
    return n < 2 ? 1 : n * factorial(n - 1);
}

long long words(const map<char, int> &letters) {
    int n = 0;
    for (auto &entry : letters) n += entry.second;
    long long result = factorial(n);
    for (auto &entry : letters) result /= factorial(entry.second);
    return result;
}

string wordAt(map<char, int> letters, long long k) {
    for (auto &entry : letters) {
        if (entry.second == 0) continue;
        entry.second--;
        long long here = words(letters);
        if (k <= here) return entry.first + wordAt(letters, k);
        k -= here;
        entry.second++;
    }
    return "";
}

int main() {
    string name;
    long long k;
    cin >> name >> k;
    map<char, int> letters;
    for (char c : name) letters[c]++;
    cout << (k > words(letters) ? "too short" : wordAt(letters, k)) << '\n';
    return 0;
}
