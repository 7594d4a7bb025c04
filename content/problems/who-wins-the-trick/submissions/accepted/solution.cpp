#include <iostream>
#include <string>
using namespace std;

struct Card {
    int rank = 0; // place in the row of ranks
    char suit = ' ';

    void read() {
        string text;
        cin >> text;
        rank = string("23456789TJQKA").find(text[0]);
        suit = text[1];
    }

    // if the other one is the best card so far
    bool beats(const Card &best, char trump) const {
        if (suit == best.suit) return rank > best.rank;
        return suit == trump;
    }
};

int main() {
    char trump;
    int n, leader = 0, won[4] = {};
    cin >> trump >> n;
    while (n-- > 0) {
        Card best, card;
        int place = 0;
        best.read();
        for (int i = 1; i < 4; i++) {
            card.read();
            if (card.beats(best, trump)) {
                best = card;
                place = i;
            }
        }
        leader = (leader + place) % 4;
        won[leader]++;
        cout << leader + 1 << '\n';
    }
    cout << won[0] << ' ' << won[1] << ' ' << won[2] << ' ' << won[3] << '\n';
}
