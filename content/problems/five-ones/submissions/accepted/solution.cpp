#include <iostream>
#include <string>
#include <vector>
using namespace std;

const string FLAG = "01111110";

string stuffed(const string &data) {
    string out;
    int ones = 0;
    for (char bit : data) {
        out += bit;
        ones = bit == '1' ? ones + 1 : 0;
        if (ones == 5) {
            out += '0';
            ones = 0;
        }
    }
    return out;
}

string unstuffed(const string &frame) {
    string data;
    int ones = 0;
    for (char bit : frame) {
        if (ones == 5) {
            ones = 0;
            continue;
        }
        data += bit;
        ones = bit == '1' ? ones + 1 : 0;
    }
    return data;
}

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        string what, bits;
        cin >> what >> bits;
        if (what == "SEND") {
            cout << FLAG << stuffed(bits) << FLAG << '\n';
            continue;
        }
        vector<string> frames;
        size_t from = FLAG.size();
        while (from < bits.size()) {
            size_t end = bits.find(FLAG, from);
            frames.push_back(unstuffed(bits.substr(from, end - from)));
            from = end + FLAG.size();
        }
        cout << frames.size();
        for (const string &data : frames) cout << ' ' << data;
        cout << '\n';
    }
    return 0;
}
