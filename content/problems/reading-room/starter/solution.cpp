#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

class Book {
public:
    string borrow(const string &member) {
        return ""; // your code here
    }

    string giveBack(const string &member) {
        return ""; // your code here
    }

    string leave(const string &member) {
        return ""; // your code here
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
