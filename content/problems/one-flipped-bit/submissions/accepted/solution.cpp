#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

string dataOf(const string &frame) {
    string data;
    int nextCheck = 1;
    for (int p = 1; p < (int)frame.size(); p++) {
        if (p == nextCheck) nextCheck *= 2;
        else data += frame[p - 1];
    }
    return data;
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string frame;
        cin >> frame;
        int last = frame.size(), place = 0;
        for (int p = 1; p < last; p++) {
            if (frame[p - 1] == '1') place ^= p;
        }
        bool odd = count(frame.begin(), frame.end(), '1') % 2;
        if (!odd && place == 0) {
            cout << "ok " << dataOf(frame) << '\n';
        } else if (!odd || place >= last) {
            cout << "lost\n";
        } else {
            if (place == 0) place = last;
            char &bit = frame[place - 1];
            bit = bit == '0' ? '1' : '0';
            cout << "fixed " << place << ' ' << dataOf(frame) << '\n';
        }
    }
    return 0;
}
