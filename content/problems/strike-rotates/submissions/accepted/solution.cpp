#include <iostream>
#include <string>
#include <utility>
using namespace std;

class Batter {
public:
    void setName(const string &text) { name = text; }

    void score(int scored) {
        runs += scored;
        balls++;
    }

    void dismiss() {
        balls++;
        out = true;
    }

    int scored() const { return runs; }
    int faced() const { return balls; }
    bool isOut() const { return out; }

    void print() const { cout << name << ' ' << runs << ' ' << balls << (out ? " out\n" : " not-out\n"); }

private:
    string name;
    int runs = 0;
    int balls = 0;
    bool out = false;
};

int main() {
    Batter team[11];
    for (Batter &batter : team) {
        string name;
        cin >> name;
        batter.setName(name);
    }
    int n, striker = 0, other = 1, next = 2, extras = 0, balls = 0;
    cin >> n;
    while (n-- > 0) {
        string ball;
        cin >> ball;
        if (ball == "wd") {
            extras++;
            continue;
        }
        balls++;
        if (ball == "W") {
            team[striker].dismiss();
            if (next < 11) striker = next++;
        } else {
            int scored = ball[0] - '0';
            team[striker].score(scored);
            if (scored % 2 == 1) swap(striker, other);
        }
        if (balls % 6 == 0) swap(striker, other);
    }
    int runs = extras, wickets = 0;
    for (int i = 0; i < next; i++) {
        team[i].print();
        runs += team[i].scored();
        if (team[i].isOut()) wickets++;
    }
    cout << "extras " << extras << '\n';
    cout << "total " << runs << '/' << wickets << ' ' << balls / 6 << '.' << balls % 6 << '\n';
    return 0;
}
