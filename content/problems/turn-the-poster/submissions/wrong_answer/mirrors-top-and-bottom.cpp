#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<string> turn_right(const vector<string> &poster) {
    vector<string> turned;
    for (size_t c = 0; c < poster[0].size(); c++) {
        string row;
        for (size_t r = poster.size(); r-- > 0;) row += poster[r][c];
        turned.push_back(row);
    }
    return turned;
}

int main() {
    int h, w;
    string orders;
    cin >> h >> w;
    vector<string> poster(h);
    for (string &row : poster) cin >> row;
    cin >> orders;
    for (char order : orders) {
        if (order == 'M') {
            reverse(poster.begin(), poster.end());
            continue;
        }
        int quarters = order == 'R' ? 1 : order == 'U' ? 2 : 3;
        for (int i = 0; i < quarters; i++) poster = turn_right(poster);
    }
    for (const string &row : poster) cout << row << '\n';
    return 0;
}
