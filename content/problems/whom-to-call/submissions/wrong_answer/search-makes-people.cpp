#include <iostream>
#include <map>
#include <string>
using namespace std;

// A word, or nothing: what optional<string> is from C++17 on.
struct Word {
    bool known = false;
    string text;
};

struct Person {
    Word guardian, phone;
};

map<string, Person> people;

Word read_word() {
    Word word;
    cin >> word.text;
    word.known = word.text != "-";
    return word;
}

// Name and number of the first person on the way who has a number.
Word whom_to_call(string name) {
    Word answer;
    while (!answer.known) {
        const Person &person = people[name];
        answer.known = person.phone.known;
        answer.text = name + ' ' + person.phone.text;
        if (!person.guardian.known) break;
        name = person.guardian.text;
    }
    return answer;
}

int main() {
    int n, m;
    cin >> n >> m;
    string name;
    while (n-- > 0) {
        cin >> name;
        Person &person = people[name];
        person.guardian = read_word();
        person.phone = read_word();
    }
    while (m-- > 0) {
        cin >> name;
        bool listed = people.count(name) > 0;
        Word answer = whom_to_call(name);
        if (!listed) cout << "unknown\n";
        else cout << (answer.known ? answer.text : "nobody") << '\n';
    }
}
