#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

class Book {
    vector<string> people; // who has it, then those who wait

public:
    string borrow(const string &member) {
        auto found = find(people.begin(), people.end(), member);
        int place = found - people.begin();
        if (found == people.end()) people.push_back(member);
        return place == 0 ? "yours" : "place " + to_string(place);
    }

    string giveBack(const string &member) {
        if (people.empty() || people[0] != member) return "not yours";
        people.erase(people.begin());
        return people.empty() ? "shelf" : "to " + people[0];
    }

    string leave(const string &member) {
        auto found = find(people.begin(), people.end(), member);
        if (found == people.end()) return "not waiting";
        people.erase(found);
        return "left";
    }
};

int main() {
    int q;
    string what, member, title;
    cin >> q;
    map<string, Book> books;
    while (q-- > 0 && cin >> what >> member >> title) {
        Book &book = books[title];
        if (what == "BORROW") cout << book.borrow(member) << '\n';
        else if (what == "RETURN") cout << book.giveBack(member) << '\n';
        else cout << book.leave(member) << '\n';
    }
    return 0;
}
