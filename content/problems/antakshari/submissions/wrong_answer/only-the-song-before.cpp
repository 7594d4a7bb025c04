#include <cctype>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

string mistake_in(const vector<string> &songs) {
    for (size_t i = 1; i < songs.size(); i++) {
        if (songs[i].front() != songs[i - 1].back()) return "wrong letter " + to_string(i + 1);
        if (songs[i] == songs[i - 1]) return "repeated " + to_string(i + 1);
    }
    return "no mistake";
}

int main() {
    int n;
    cin >> n;
    vector<string> songs(n);
    for (string &song : songs) {
        cin >> song;
        for (char &c : song) c = tolower(c);
    }
    cout << mistake_in(songs) << '\n';
}
